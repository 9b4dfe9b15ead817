import { LinkProvider } from '@sigillum/design-system';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ModalsProvider, useModals } from '../modals/modals.tsx';
import { AppLink } from './app-link.tsx';
import { TestSystemNote } from './test-system-note.tsx';
import type { RootData } from './use-root.ts';

/** Shows the snackbar that a redirect has left behind. */
function FlashSnackbar({ flash }: Pick<RootData, 'flash'>) {
  const { snackbars } = useModals();
  const intl = useIntl();
  useEffect(() => {
    if (flash) snackbars.add({ message: intl.formatMessage({ id: flash.id }, flash.values), tone: flash.tone });
  }, [flash, intl, snackbars]);
  return null;
}

/** The server has chosen another language than this document speaks (an address with `lang`, an account that has just logged in). */
function useLanguageOf(locale: string, documentLocale: string): void {
  useEffect(() => {
    if (locale !== documentLocale) window.location.reload();
  }, [locale, documentLocale]);
}

/** Everything around the screens that exists once per app. */
export function AppShell({
  root,
  documentLocale,
  children,
}: {
  root: RootData;
  documentLocale: string;
  children: ReactNode;
}) {
  useLanguageOf(root.locale, documentLocale);
  useEffect(() => {
    if (!navigator.cookieEnabled && window.location.pathname !== '/cookiesblocked')
      window.location.replace('/cookiesblocked');
  }, []);
  return (
    <LinkProvider component={AppLink}>
      <ModalsProvider>
        {children}
        <FlashSnackbar flash={root.flash} />
        {root.isTestSystem && <TestSystemNote />}
      </ModalsProvider>
    </LinkProvider>
  );
}
