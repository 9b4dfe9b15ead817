import { languageTags, type Locale } from './locales.ts';

/**
 * Separators differ between the ICU of the server and that of browsers (fr-CH: U+202F or U+00A0 or an apostrophe), which
 * breaks hydration. These are ours, by Swiss and British custom.
 */
const separators: Readonly<Record<Locale, { group: string; decimal: string }>> = {
  'en-gb': { group: ',', decimal: '.' },
  'de-ch': { group: '’', decimal: '.' },
  'fr-ch': { group: '\u00a0', decimal: ',' },
  it: { group: '.', decimal: ',' },
};

const formats = new Map<string, Intl.NumberFormat>();

/** A format is dear to make and cheap to use. Options are ours, so there are few. */
function findFormat(locale: Locale, options: Intl.NumberFormatOptions | undefined): Intl.NumberFormat {
  const key = options ? `${locale} ${JSON.stringify(options)}` : locale;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(languageTags[locale], { useGrouping: 'always', ...options });
  formats.set(key, format);
  return format;
}

/** Writes a number the same way on server and browser. Options as for Intl.NumberFormat. */
export function formatNumber(locale: Locale, value: number, options?: Intl.NumberFormatOptions): string {
  const parts = findFormat(locale, options).formatToParts(value);
  return parts
    .map(({ type, value: text }) => {
      if (type === 'group') return separators[locale].group;
      if (type === 'decimal') return separators[locale].decimal;
      return type === 'literal' && text.trim() === '' ? '\u00a0' : text;
    })
    .join('');
}

/** French counts in octets. */
const byteUnits: Readonly<Record<Locale, readonly string[]>> = {
  'en-gb': ['kB', 'MB', 'GB'],
  'de-ch': ['kB', 'MB', 'GB'],
  'fr-ch': ['ko', 'Mo', 'Go'],
  it: ['kB', 'MB', 'GB'],
};

const wholeBytes = { style: 'unit', unit: 'byte', unitDisplay: 'long' } as const;

/** A file size in decimal units with at most one fraction digit: 12345678 is "12.3 MB"; a tiny one in bytes, by their word. */
export function formatFileSize(locale: Locale, bytes: number): string {
  if (bytes < 1000) return formatNumber(locale, bytes, wholeBytes);
  let size = bytes / 1000;
  let step = 0;
  while (size >= 999.95 && step < byteUnits[locale].length - 1) {
    size /= 1000;
    step += 1;
  }
  const number = formatNumber(locale, size, { maximumFractionDigits: size < 10 || step > 0 ? 1 : 0 });
  return `${number}\u00a0${byteUnits[locale][step]!}`;
}
