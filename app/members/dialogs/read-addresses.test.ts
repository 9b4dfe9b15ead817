import { expect, it } from 'vitest';
import { judgeAddresses, mergeAddresses, splitAddresses } from './read-addresses.ts';

it('splits a pasted list at commas, semicolons, spaces and line breaks', () => {
  expect(
    splitAddresses('anna@example.ch, luca@example.it;noemi@example.ch\r\n  max@example.de ida@example.at'),
  ).toEqual(['anna@example.ch', 'luca@example.it', 'noemi@example.ch', 'max@example.de', 'ida@example.at']);
});

it('takes the address out of what mail programs copy', () => {
  expect(splitAddresses('Anna Keller <anna@example.ch>; "Rossi, Luca" <luca@example.it>')).toEqual([
    'anna@example.ch',
    'luca@example.it',
  ]);
  expect(splitAddresses('mailto:anna@example.ch')).toEqual(['anna@example.ch']);
});

it('keeps what is no address, so that it can be corrected', () => {
  expect(splitAddresses('anna@example')).toEqual(['anna@example']);
});

it('takes an address once, whatever its case', () => {
  expect(splitAddresses('anna@example.ch, ANNA@example.ch')).toEqual(['anna@example.ch']);
  expect(mergeAddresses(['Anna@example.ch'], ['anna@example.ch', 'luca@example.it'])).toEqual([
    'Anna@example.ch',
    'luca@example.it',
  ]);
});

it('marks what is no address and who is known already', () => {
  expect(judgeAddresses(['anna@', 'LUCA@example.it', 'ida@example.at'], ['luca@example.it'])).toEqual([
    { email: 'anna@', problem: 'invalid' },
    { email: 'LUCA@example.it', problem: 'known' },
    { email: 'ida@example.at', problem: null },
  ]);
});
