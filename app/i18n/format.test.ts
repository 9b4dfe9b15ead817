import { expect, it } from 'vitest';
import { formatInstant } from './format-instant.ts';
import { formatFileSize, formatNumber } from './format-number.ts';
import { locales } from './locales.ts';

it('writes numbers with the separators of each language, whatever ICU says', () => {
  expect(locales.map((locale) => formatNumber(locale, 1234567.5))).toEqual([
    '1,234,567.5',
    '1’234’567.5',
    '1\u00a0234\u00a0567,5',
    '1.234.567,5',
  ]);
});

it('writes money with its code and an unbreakable space', () => {
  expect(formatNumber('de-ch', 1200, { style: 'currency', currency: 'CHF', currencyDisplay: 'code' })).toBe(
    'CHF\u00a01’200.00',
  );
});

it('writes file sizes in decimal units', () => {
  expect([500, 12_345, 999_960, 12_345_678, 112_500_000].map((bytes) => formatFileSize('en-gb', bytes))).toEqual([
    '500\u00a0bytes',
    '12\u00a0kB',
    '1\u00a0MB',
    '12.3\u00a0MB',
    '112.5\u00a0MB',
  ]);
});

it('counts files in the units of each language', () => {
  expect(locales.map((locale) => formatFileSize(locale, 2_900))).toEqual([
    '2.9\u00a0kB',
    '2.9\u00a0kB',
    '2,9\u00a0ko',
    '2,9\u00a0kB',
  ]);
  expect(locales.map((locale) => formatFileSize(locale, 7))).toEqual([
    '7\u00a0bytes',
    '7\u00a0Byte',
    '7\u00a0octets',
    '7\u00a0byte',
  ]);
  expect([0, 1].map((bytes) => formatFileSize('en-gb', bytes))).toEqual(['0\u00a0bytes', '1\u00a0byte']);
  expect(formatFileSize('fr-ch', 112_500_000)).toBe('112,5\u00a0Mo');
});

it('shows an instant in the zone of the viewer, on either side of midnight', () => {
  expect(formatInstant('en-gb', 'Europe/Zurich', '2026-11-21T23:05:00.000Z')).toBe('22 Nov 2026, 00:05');
  expect(formatInstant('en-gb', 'America/New_York', '2026-11-21T23:05:00.000Z')).toBe('21 Nov 2026, 18:05');
});

it('writes dates in four languages', () => {
  const instant = '2026-03-01T12:30:00.000Z';
  expect(locales.map((locale) => formatInstant(locale, 'Europe/Zurich', instant))).toEqual([
    '1 Mar 2026, 13:30',
    '1. März 2026, 13:30',
    '1 mars 2026, 13:30',
    '1 mar 2026, 13:30',
  ]);
});
