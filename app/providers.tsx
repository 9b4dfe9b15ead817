import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Catalogue } from './i18n/catalogue.ts';
import { writeCookie } from './http/cookies.ts';
import type { Locale } from './i18n/locales.ts';
import { makeIntl } from './i18n/make-intl.ts';

/** What a document is made for; fixed until the next document. */
export interface DocumentSettings {
  locale: Locale;
  /** IANA name; the server's guess until the browser says its own. */
  zone: string;
  nonce: string;
  /** Below which address the texts of screens lie; where there is none, all are there. */
  texts?: string | undefined;
  /** Id of the route that the document was made for. */
  screen?: string | undefined;
  /** Addresses of the scripts that the page needs, known to the server alone. */
  scripts?: readonly string[];
}

const SettingsContext = createContext<DocumentSettings>({ locale: 'en-gb', zone: 'Europe/Zurich', nonce: '' });

/** Language, time zone and nonce of this document. */
export const useDocument = (): DocumentSettings => useContext(SettingsContext);

/**
 * Follows the browser's time zone once hydrated, and tells the server by a cookie for the documents to come. No header says it before: the
 * first document of somebody elsewhere is drawn once more.
 */
function useZone(initial: string, isFixed: boolean): string {
  const [zone, setZone] = useState(initial);
  useEffect(() => {
    if (isFixed) return;
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!own || own === initial) return;
    const isSecure = window.location.protocol === 'https:';
    document.cookie = writeCookie('zone', own, { maxAge: 31_536_000, isSecure, isHttpOnly: false });
    // Each date on the page is drawn anew: bit by bit, so that a phone answers meanwhile.
    startTransition(() => setZone(own));
  }, [initial, isFixed]);
  return zone;
}

export interface ProvidersProps extends DocumentSettings {
  catalogue: Catalogue;
  /** Keeps the given zone, whatever the browser says: for stories and tests. */
  isZoneFixed?: boolean;
  children: ReactNode;
}

/** Everything that surrounds the router, on the server, in the browser and in stories. */
export function Providers({
  locale,
  zone: initialZone,
  nonce,
  texts,
  screen,
  scripts,
  catalogue,
  isZoneFixed = false,
  children,
}: ProvidersProps) {
  const zone = useZone(initialZone, isZoneFixed);
  const settings = useMemo(
    () => ({ locale, zone, nonce, texts, screen, ...(scripts && { scripts }) }),
    [locale, zone, nonce, texts, screen, scripts],
  );
  return (
    <SettingsContext value={settings}>
      <RawIntlProvider value={makeIntl(locale, zone, catalogue)}>{children}</RawIntlProvider>
    </SettingsContext>
  );
}
