import { accountLocales, type Locale, locales, toLanguage } from '../i18n/locales.ts';

/** Languages name themselves. */
const names: Readonly<Record<Locale, string>> = {
  'en-gb': 'English',
  'de-ch': 'Deutsch',
  'fr-ch': 'Français',
  it: 'Italiano',
};

/** The languages that may be picked: Italian in direct sign only. */
export function listLanguages(isDirect: boolean) {
  return (isDirect ? locales : accountLocales).map((locale) => ({
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
