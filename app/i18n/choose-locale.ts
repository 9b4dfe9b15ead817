import { accountLocales, defaultLocale, findLocale, type Locale, locales, readAcceptLanguage } from './locales.ts';

/** What may decide the language, strongest first. */
export interface LocaleWishes {
  /** `lang` of the address. */
  query: string | null;
  /** The account's language. */
  account: string | undefined;
  /** The last choice in this browser. */
  cookie: string | undefined;
  /** The browser's own header. */
  acceptLanguage: string | null;
  /** Italian exists for people who sign without an account only: there it may be picked. */
  isDirect: boolean;
  /** A page that a visit leads to: it goes on in the visit's language, but Italian cannot be picked. */
  isAfterVisit?: boolean;
}

/** The language of an answer: the address, the account, the last choice, the browser, English. */
export function chooseLocale({
  query,
  account,
  cookie,
  acceptLanguage,
  isDirect,
  isAfterVisit = false,
}: LocaleWishes): Locale {
  const allowed = isDirect || isAfterVisit ? locales : accountLocales;
  return (
    findLocale(query, isDirect ? locales : accountLocales) ??
    findLocale(account, allowed) ??
    findLocale(cookie, allowed) ??
    readAcceptLanguage(acceptLanguage, allowed) ??
    defaultLocale
  );
}
