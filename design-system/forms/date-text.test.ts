import { expect, it } from 'vitest';
import { describeDateFormat, formatDateText, parseDateText } from './date-text.ts';

it.each([
  ['21.11.2026', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['21-11-2026', '2026-11-21'],
  [' 1. 3. 26 ', '2026-03-01'],
  ['1 3 1971', '1971-03-01'],
  ['1.3.71', '1971-03-01'],
  ['21112026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', undefined],
  ['31.04.2026', undefined],
  ['11/21/2026', undefined],
  ['21.11', undefined],
  ['0.1.2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('reads %j as %j', (text, date) => {
  expect(parseDateText(text)).toBe(date);
});

it('writes dates with points in Swiss German, French and Italian, with slashes in English', () => {
  const texts = ['de-CH', 'fr-CH', 'it', 'en-GB'].map((locale) => formatDateText(locale, '2026-03-01'));
  expect(texts).toEqual(['01.03.2026', '01.03.2026', '01.03.2026', '01/03/2026']);
});

it('leaves what is no date as it was typed', () => {
  expect(formatDateText('de-CH', '31.4.')).toBe('31.4.');
});

it('names the pattern in the letters of the language', () => {
  expect(['de-CH', 'fr-CH', 'it', 'en-GB', 'rm'].map(describeDateFormat)).toEqual([
    'TT.MM.JJJJ',
    'JJ.MM.AAAA',
    'GG.MM.AAAA',
    'DD/MM/YYYY',
    'DD/MM/YYYY',
  ]);
});
