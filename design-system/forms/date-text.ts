/** The order is day, month, year in all of the product's languages; only the sign between them differs. */
const usesSlashes = (locale: string) => locale.toLowerCase().startsWith('en');

/** An ISO date (`2026-11-21`) as people type it: `21.11.2026`, in English `21/11/2026`. Anything else comes back as it is. */
export function formatDateText(locale: string, date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return year === undefined ? date : [day, month, year].join(usesSlashes(locale) ? '/' : '.');
}

const letters = { en: 'DD/MM/YYYY', de: 'TT.MM.JJJJ', fr: 'JJ.MM.AAAA', it: 'GG.MM.AAAA' } as const;

/** The pattern of a date in the letters of its language: `TT.MM.JJJJ`. */
export const describeDateFormat = (locale: string): string =>
  letters[locale.slice(0, 2).toLowerCase() as keyof typeof letters] ?? letters.en;

/**
 * The ISO date that somebody typed, or undefined when there is no such day. Day, month, year with any of `. / - ,` or blanks between
 * them or as eight digits, or ISO itself; years of two digits are of 1970 to 2069.
 */
export function parseDateText(text: string): string | undefined {
  const trimmed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  const typed =
    /^(\d{1,2})[\s./,-]+(\d{1,2})[\s./,-]+(\d{4}|\d{2})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  const [year, month, day] = iso ? iso.slice(1) : (typed?.slice(1).toReversed() ?? []);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const fullYear = year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`;
  const date = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  // 31 April becomes 1 May.
  return Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(date) ? undefined : date;
}
