import type { Country } from './countries.ts';

/** What people dial before a number at home and leave away from abroad, where it is not one 0 (ITU-T E.164, national prefixes). */
const homePrefixes: Partial<Record<string, string>> = { IT: '', SM: '', VA: '', HU: '06', RU: '8', KZ: '8', BY: '8' };

/** `0041 79`, `+41 79` and `+ 41 79` are the same. */
const readInternational = (text: string): string | undefined => /^\s*(?:\+|00)\s*([\d\s().-]*)$/.exec(text)?.[1];

/** The country whose calling code an international number begins with, `preferred` among several with the same; undefined without one. */
export function findCountry(text: string, countries: readonly Country[], preferred?: Country): Country | undefined {
  const digits = readInternational(text)?.replaceAll(/\D/g, '');
  if (!digits) return undefined;
  const matching = countries.filter(({ callingCode }) => callingCode !== '' && digits.startsWith(callingCode));
  const longest = Math.max(0, ...matching.map(({ callingCode }) => callingCode.length));
  const best = matching.filter(({ callingCode }) => callingCode.length === longest);
  return best.find(({ code }) => code === preferred?.code) ?? best.find(({ isFirst }) => isFirst) ?? findMain(best);
}

/** Of those that share a calling code: the country that the others are parts or neighbours of. */
function findMain(countries: readonly Country[]): Country | undefined {
  const main = ['US', 'GB', 'RU', 'AU', 'NO', 'FI', 'MA', 'NZ', 'RE', 'GP', 'IT', 'CW', 'FK', 'NF'];
  return countries.find(({ code }) => main.includes(code)) ?? countries[0];
}

/** The number with its country's calling code in front, whatever was typed: `079 123 45 67` becomes `+41 79 123 45 67`. Empty stays empty. */
export function completePhone(text: string, country: Country): string {
  const trimmed = text.trim();
  const international = readInternational(trimmed);
  if (international !== undefined) return `+${international.trim()}`;
  if (!/^[\d\s().-]+$/.test(trimmed)) return trimmed;
  const prefix = homePrefixes[country.code] ?? '0';
  const own = prefix !== '' && trimmed.startsWith(prefix) ? trimmed.slice(prefix.length) : trimmed;
  return `+${country.callingCode} ${own.trim()}`;
}

/** The same number under another country's calling code. */
export function changeCountry(text: string, from: Country | undefined, to: Country): string {
  const international = readInternational(text.trim());
  if (international === undefined) return text.trim() === '' ? `+${to.callingCode} ` : completePhone(text, to);
  const own = from && international.startsWith(from.callingCode) ? international.slice(from.callingCode.length) : '';
  return `+${to.callingCode} ${own.trim()}`;
}
