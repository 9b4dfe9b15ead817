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
  /** Accounts speak no Italian. It may be picked where one signs without an account. */
  isDirect: boolean;
  /** Nobody is logged in: Italian cannot be picked, but is spoken to whose browser asks for it, or who picked it while signing. */
  isNobody?: boolean;
}

/** The language of an answer: the address, the account, the last choice, the browser, English. */
export function chooseLocale({
  query,
  account,
  cookie,
  acceptLanguage,
  isDirect,
  isNobody = false,
}: LocaleWishes): Locale {
  const allowed = isDirect || isNobody ? locales : accountLocales;
  return (
    findLocale(query, isDirect ? locales : accountLocales) ??
    findLocale(account, allowed) ??
    findLocale(cookie, allowed) ??
    readAcceptLanguage(acceptLanguage, allowed) ??
    defaultLocale
  );
}
