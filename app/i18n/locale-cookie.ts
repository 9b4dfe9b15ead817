import { writeCookie } from '../http/cookies.ts';
import type { Locale } from './locales.ts';

const year = 365 * 24 * 60 * 60;

/** Remembers the language of this browser for a year. */
export const writeLocale = (locale: Locale, place: { isSecure: boolean; isFramed?: boolean }): string =>
  writeCookie('locale', locale, { maxAge: year, ...place });
