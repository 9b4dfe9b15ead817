import { parseDateText } from '@sigillum/design-system';

/** A day as an address or a form without scripts gives it; calendars have no year 0. */
export function readTypedDay(text: string | null): string | undefined {
  const day = parseDateText(text ?? '');
  return day?.startsWith('0000') ? undefined : day;
}

/** The first and the last day that an address names, read leniently: what is no day is left out, and days the wrong way round are turned. */
export function readPeriod(search: URLSearchParams): readonly [from?: string, to?: string] {
  const [from, to] = [readTypedDay(search.get('dateFrom')), readTypedDay(search.get('dateTo'))];
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}
