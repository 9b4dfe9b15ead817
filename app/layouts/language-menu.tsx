import { Button, Globe, Menu } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { useLocation, useSubmit } from 'react-router';
import { commonMessages } from '../common/messages.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useDocument } from '../providers.tsx';
import { listLanguages } from './languages.ts';
import { useRoot } from './use-root.ts';

/** The address of this page in another language. */
function withLanguage(code: string): string {
  const url = new URL(window.location.href);
  url.searchParams.set('lang', code);
  return url.href;
}

/** Picks the language: kept in the account of who has one, else in the browser by way of the address. */
export function LanguageMenu() {
  const intl = useIntl();
  const submit = useSubmit();
  const { locale } = useDocument();
  const { person, visitId } = useRoot();
  const { pathname, search } = useLocation();

  function pick(code: string) {
    if (!person) window.location.assign(withLanguage(code));
    else void submit({ lang: code, next: pathname + search }, { method: 'post', action: '/locale' });
  }

  const items = listLanguages(visitId !== undefined).map(({ code, name }) => ({
    id: code,
    label: name,
    onSelect: () => pick(code),
  }));
  const label = intl.formatMessage(commonMessages.language);
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <Button
          variant="quiet"
          size="small"
          icon={<Globe aria-hidden />}
          aria-label={`${label}: ${toLanguage(locale).toUpperCase()}`}
        >
          {toLanguage(locale).toUpperCase()}
        </Button>
      }
    />
  );
}
