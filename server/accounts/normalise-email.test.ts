import { expect, it } from 'vitest';
import { normaliseEmail } from './user-repository.ts';

it('keeps an address in lower case and in one form of its letters', () => {
  expect(normaliseEmail(" O'Brien+Tag@Example.CH ")).toBe("o'brien+tag@example.ch");
  expect(normaliseEmail('u\u0308nal@example.ch')).toBe('ünal@example.ch');
});

it('keeps a domain in the letters that its people write, whichever way a browser sent it', () => {
  expect(['anna@bücher.ch', 'anna@xn--bcher-kva.ch', 'anna@BÜCHER.ch'].map(normaliseEmail)).toEqual([
    'anna@bücher.ch',
    'anna@bücher.ch',
    'anna@bücher.ch',
  ]);
});

it('leaves a domain that nobody can write otherwise as it is', () => {
  expect(normaliseEmail('a@xn--.ch')).toBe('a@xn--.ch');
});
