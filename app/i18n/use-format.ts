import { useMemo } from 'react';
import { useDocument } from '../providers.tsx';
import { formatDate, formatInstant, formatMonth, formatTime } from './format-instant.ts';
import { formatFileSize, formatNumber } from './format-number.ts';

/** Dates and numbers in the document's language and the viewer's zone, the same on server and browser. */
export function useFormat() {
  const { locale, zone } = useDocument();
  return useMemo(
    () => ({
      /** An ISO date, which is the same day everywhere. */
      day: (day: string) => formatDate(locale, 'UTC', day),
      date: (instant: string | Date) => formatDate(locale, zone, instant),
      time: (instant: string | Date) => formatTime(locale, zone, instant),
      month: (month: string, look: 'short' | 'long') => formatMonth(locale, month, look),
      instant: (instant: string | Date) => formatInstant(locale, zone, instant),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(locale, value, options),
      fileSize: (bytes: number) => formatFileSize(locale, bytes),
    }),
    [locale, zone],
  );
}
