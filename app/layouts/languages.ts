import { accountLocales, defaultLocale, type Locale, locales, toLanguage } from '../i18n/locales.ts';

/** Languages name themselves. */
const names: Readonly<Record<Locale, string>> = {
  'en-gb': 'English',
  'de-ch': 'Deutsch',
  'fr-ch': 'Français',
  it: 'Italiano',
};

/** The languages that may be picked: Italian in direct sign only, and where a page that follows it speaks it still. */
export function listLanguages(isDirect: boolean, spoken: Locale = defaultLocale) {
  return (isDirect || !accountLocales.includes(spoken) ? locales : accountLocales).map((locale) => ({
    locale,
    code: toLanguage(locale),
    name: names[locale],
  }));
}

/** The address of a page in another language. */
export function writeAddressIn(code: string, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set('lang', code);
  return `${pathname}?${query}`;
}
