import { languageTags, type Locale } from './locales.ts';

const dateOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeOptions = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;

/** ICU versions join with different spaces; one kind keeps server and browser equal. */
const unifySpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const formats = new Map<string, Intl.DateTimeFormat>();
/** Four languages times the zones of a busy hour; the zone comes from a cookie, which may say anything. */
const mostFormats = 400;

/** A format is dear to make (0.1 ms) and cheap to use; a dashboard shows a hundred instants. */
function findFormat(locale: Locale, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${options.day ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= mostFormats) formats.clear();
  const format = new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: zone });
  formats.set(key, format);
  return format;
}

/** Day, short month and year in the viewer's zone: "21 Nov 2026". `instant` is ISO 8601 or a Date. */
export function formatDate(locale: Locale, zone: string, instant: string | Date): string {
  return unifySpaces(findFormat(locale, zone, dateOptions).format(new Date(instant)));
}

/** A month of a year, `2026-11`: “Nov” below a drawing, “November 2026” in a sentence. */
export function formatMonth(locale: Locale, month: string, look: 'short' | 'long'): string {
  const options = look === 'short' ? ({ month: 'short' } as const) : ({ month: 'long', year: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' });
  return unifySpaces(format.format(new Date(`${month}-01T00:00:00.000Z`)));
}

/** Hour and minute in the viewer's zone: "14:05". */
export function formatTime(locale: Locale, zone: string, instant: string | Date): string {
  return unifySpaces(findFormat(locale, zone, timeOptions).format(new Date(instant)));
}

const minute = 60_000;
const instants = new Map<string, string>();
/** What was said of the last so many minutes: a list says the same of many rows, and twice of each. */
const mostInstants = 2000;

/** Date and time, joined by a comma in every language (ICU versions disagree about "at", "um", "à"). */
export function formatInstant(locale: Locale, zone: string, instant: string | Date): string {
  // Zones differ by whole minutes, since 1972 at the latest.
  const minutes = Math.floor(new Date(instant).getTime() / minute);
  const key = `${minutes} ${locale} ${zone}`;
  const known = minutes > 0 ? instants.get(key) : undefined;
  if (known !== undefined) return known;
  const text = `${formatDate(locale, zone, instant)}, ${formatTime(locale, zone, instant)}`;
  if (instants.size >= mostInstants) instants.clear();
  instants.set(key, text);
  return text;
}
