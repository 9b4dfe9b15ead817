import { describe, expect, it } from 'vitest';
import { compareNames } from './compare-names.ts';

const name = (text: string) => {
  const [givenNames = '', familyName = ''] = text.split('/');
  return { givenNames, familyName };
};

describe('the name of an account beside that of a document', () => {
  it.each([
    ['Anna/Keller', 'Anna/Keller', 'same'],
    ['Anna/Keller', 'Anna Maria/Keller', 'corrected'],
    ['anna/KELLER', 'Anna/Keller', 'corrected'],
    ['Jürg/Müller', 'Juerg/Mueller', 'corrected'],
    ['Zoe/Muller-Lukasz', 'Zoë/Müller-Łukasz', 'corrected'],
    ['Anna/Keller', 'Anna/Keller-Frei', 'corrected'],
    ['Anna/Strauß', 'Anna/Strauss', 'corrected'],
    ['王/小明', '王/小明', 'same'],
    ['Anna/Keller', 'Bruno/Keller', 'different'],
    ['Anna/Keller', 'Anna/Frei', 'different'],
    ['Anna/Keller', 'Keller/Anna', 'different'],
    ['Anna/', 'Anna/Keller', 'different'],
  ])('%s and %s: %s', (account, document, verdict) => {
    expect(compareNames(name(account), name(document))).toBe(verdict);
  });
});
