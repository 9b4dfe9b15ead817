import { languageTags, type Locale } from './locales.ts';

const dateOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeOptions = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;

/** ICU versions join with different spaces; one kind keeps server and browser equal. */
const unifySpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Day, short month and year in the viewer's zone: "21 Nov 2026". `instant` is ISO 8601 or a Date. */
export function formatDate(locale: Locale, zone: string, instant: string | Date): string {
  return unifySpaces(
    new Intl.DateTimeFormat(languageTags[locale], { ...dateOptions, timeZone: zone }).format(new Date(instant)),
  );
}

/** Hour and minute in the viewer's zone: "14:05". */
export function formatTime(locale: Locale, zone: string, instant: string | Date): string {
  return unifySpaces(
    new Intl.DateTimeFormat(languageTags[locale], { ...timeOptions, timeZone: zone }).format(new Date(instant)),
  );
}

/** Date and time, joined by a comma in every language (ICU versions disagree about "at", "um", "à"). */
export function formatInstant(locale: Locale, zone: string, instant: string | Date): string {
  return `${formatDate(locale, zone, instant)}, ${formatTime(locale, zone, instant)}`;
}
