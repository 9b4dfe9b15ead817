/** The product's languages (specification, section 1). */
export const locales = ['en-gb', 'de-ch', 'fr-ch', 'it'] as const;
export type Locale = (typeof locales)[number];
/** The two-letter code that mails, links and the API use. */
export type LanguageCode = 'en' | 'de' | 'fr' | 'it';

export const defaultLocale: Locale = 'en-gb';
/** Italian is selectable in direct sign only. */
export const accountLocales: readonly Locale[] = ['en-gb', 'de-ch', 'fr-ch'];

/** The BCP 47 tag for `<html lang>` and Intl. */
export const languageTags: Readonly<Record<Locale, string>> = {
  'en-gb': 'en-GB',
  'de-ch': 'de-CH',
  'fr-ch': 'fr-CH',
  it: 'it',
};

export const toLanguage = (locale: Locale): LanguageCode => locale.slice(0, 2) as LanguageCode;

/** The allowed locale that a language code or tag ('de', 'de-CH', 'DE_at') names by its first two letters, or undefined. */
export function findLocale(code: string | null | undefined, allowed: readonly Locale[] = locales): Locale | undefined {
  const match = /^([a-z]{2})(?:[-_]|$)/.exec(code?.trim().toLowerCase() ?? '');
  return match ? allowed.find((locale) => locale.startsWith(match[1]!)) : undefined;
}

/** The locales an Accept-Language header asks for, best first. */
export function readAcceptLanguage(header: string | null, allowed: readonly Locale[]): Locale | undefined {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [code, ...parameters] = part.split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { code, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ code }) => findLocale(code, allowed))
    .find((locale) => locale !== undefined);
}
