import { Button, Globe, Menu } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { useLocation, useSubmit } from 'react-router';
import { commonMessages } from '../common/messages.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useDocument } from '../providers.tsx';
import { listLanguages, writeAddressIn } from './languages.ts';
import { useRoot } from './use-root.ts';

/** Picks the language: kept in the account of who has one, else in the browser by way of the address. */
export function LanguageMenu() {
  const intl = useIntl();
  const submit = useSubmit();
  const { locale } = useDocument();
  const { person, visitId } = useRoot();
  const { pathname, search } = useLocation();

  const items = listLanguages(visitId !== undefined, locale).map(({ code, name }) => {
    if (!person) return { id: code, label: name, href: writeAddressIn(code, pathname, search) };
    const pick = () => submit({ lang: code, next: pathname + search }, { method: 'post', action: '/locale' });
    return { id: code, label: name, onSelect: () => void pick() };
  });
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
