import { describe, expect, it } from 'vitest';
import { tellApart } from './tell-apart.ts';

const count = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('the test whether two samples can be told apart', () => {
  it('finds samples that do not overlap wholly different', () => {
    expect(tellApart(count(50, 100), count(0, 50)).auc).toBe(1);
    expect(tellApart(count(0, 50), count(50, 100))).toMatchObject({ auc: 0 });
    expect(tellApart(count(0, 50), count(50, 100)).p).toBeLessThan(1e-6);
  });

  it('finds nothing between equal samples, also when all values are one', () => {
    expect(tellApart(count(0, 50), count(0, 50))).toMatchObject({ auc: 0.5 });
    expect(tellApart(count(0, 50), count(0, 50)).p).toBeCloseTo(1, 5);
    expect(tellApart([3, 3, 3], [3, 3])).toEqual({ auc: 0.5, p: 1 });
  });

  it('agrees with a worked example', () => {
    // U = 5 of 25; z = 1.567, p = 0.117 without correction for continuity.
    const { auc, p } = tellApart([1, 2, 3, 4, 8], [5, 6, 7, 9, 3.5]);
    expect(auc).toBeCloseTo(0.2, 5);
    expect(p).toBeCloseTo(0.1172, 3);
  });
});
