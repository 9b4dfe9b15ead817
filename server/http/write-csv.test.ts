import { expect, it } from 'vitest';
import { separatorOf, writeLine } from './write-csv.ts';

it('puts every field in quotes and doubles those inside', () => {
  expect(writeLine(['Lease', 'a "b", c', 3, null])).toBe('"Lease","a ""b"", c","3",""\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+41 44 123', "'+41 44 123"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['  =1', "  '=1"],
  ['\r\n=cmd|’/C calc’!A0', "\r\n'=cmd|’/C calc’!A0"],
  ['＝1', "'＝1"],
  ['a;=1', "a;'=1"],
  ['a,@x', "a,'@x"],
  ['a"=1', `a""'=1`],
  ['a|=1', "a|'=1"],
])('keeps %j from being a formula, whatever the spreadsheet takes for the end of a field', (text, safe) => {
  expect(writeLine([text])).toBe(`"${safe}"\r\n`);
});

it('leaves signs within words alone', () => {
  expect(writeLine(['Müller-Meier', 'a=b', 'anna@example.ch', 'Offer 3 - 4'])).toBe(
    '"Müller-Meier","a=b","anna@example.ch","Offer 3 - 4"\r\n',
  );
});

it('separates fields as lists are separated where the language is spoken', () => {
  expect(['de', 'fr', 'it', 'en'].map(separatorOf).join('')).toBe(';;;,');
  expect(writeLine(['a', 'b'], ';')).toBe('"a";"b"\r\n');
});
