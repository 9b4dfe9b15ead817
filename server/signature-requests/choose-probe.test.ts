import { describe, expect, it } from 'vitest';
import { listThrees, pickProbe } from './choose-probe.ts';

const count = (...counts: [string, number][]) => counts.map(([letters, count]) => ({ letters, count }));

describe('the part of a search by which an index finds the fewest', () => {
  it('is made of letters and digits in threes; words with the mark of a mask have none', () => {
    expect(listThrees(['ab', 'lease', 'pia@ex.ch', 'l…@example.it'])).toEqual([['lea', 'eas', 'ase'], ['pia']]);
    expect(listThrees(['ÉLOD', '👍👍👍', '77'])).toEqual([['ÉLO', 'LOD']]);
  });

  it('is the rarest three with its seldom neighbours, of whichever word', () => {
    expect(pickProbe([count(['mus', 100], ['ust', 100], ['er7', 12], ['r77', 2], ['777', 0])])).toBe('r777');
    expect(pickProbe([count(['lea', 100], ['eas', 100]), count(['777', 1])])).toBe('777');
    expect(pickProbe([count(['abc', 2], ['bcd', 0], ['cde', 2], ['def', 3])])).toBe('abcde');
  });

  it('is nothing where a quarter of the requests have each of them, and where there is none', () => {
    expect(pickProbe([count(['lea', 100], ['eas', 26])])).toBeUndefined();
    expect(pickProbe([])).toBeUndefined();
  });
});
