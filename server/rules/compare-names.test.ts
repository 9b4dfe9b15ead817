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
    ['Anna/STRAUẞ', 'Anna/Strauss', 'corrected'],
    ['Håkon/Sørensen', 'Haakon/Soerensen', 'corrected'],
    ['Işıl/Đurić', 'Isil/Duric', 'corrected'],
    ['Æsa/Þórsdóttir', 'Aesa/Thorsdottir', 'corrected'],
    ['Peter/von Arx', 'Peter/Von Arx-Frei', 'corrected'],
    ['Peter/Arx', 'Peter/von Arx', 'corrected'],
    ['Van/Le', 'Van Anh/Le', 'corrected'],
    ['Li/王', 'Li Na/王', 'corrected'],
    ['王/小明', '王/小明', 'same'],
    ['Anna/Keller', 'Bruno/Keller', 'different'],
    ['Anna/Keller', 'Anna/Frei', 'different'],
    ['Anna/Keller', 'Keller/Anna', 'different'],
    ['Peter/von Arx', 'Peter/von Allmen', 'different'],
    ['John/O’Brien', 'John/O’Neill', 'different'],
    ['Ana/de la Cruz', 'Ana/de la Fuente', 'different'],
    ['María de los Ángeles/Soto', 'Rosa de los Milagros/Soto', 'different'],
    ['Anna J./Keller', 'Maria J./Keller', 'different'],
    ['Anna/', 'Anna/Keller', 'different'],
  ])('%s and %s: %s', (account, document, verdict) => {
    expect(compareNames(name(account), name(document))).toBe(verdict);
  });
});
