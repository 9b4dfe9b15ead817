import { describe, expect, it } from 'vitest';
import { clampScale, measureImage } from './page-scale.ts';

describe('the scale of a page image', () => {
  it('takes 100 as 96 dots per inch and 20 as a thumbnail', () => {
    expect(measureImage({ width: 600, height: 900 }, 100)).toEqual({ width: 800, height: 1200 });
    expect(measureImage({ width: 600, height: 900 }, 20)).toEqual({ width: 160, height: 240 });
  });

  it('is rounded into 10 to 400, and 100 when it is no number', () => {
    expect([clampScale(1), clampScale(99.6), clampScale(9999), clampScale(Number.NaN)]).toEqual([10, 100, 400, 100]);
  });

  it('shrinks a page beyond 16 megapixels and keeps its proportions', () => {
    const { width, height } = measureImage({ width: 14_400, height: 7200 }, 400);
    expect(width * height).toBeLessThan(16_050_000);
    expect(width / height).toBeCloseTo(2, 2);
  });

  it('never becomes an image without pixels', () => {
    expect(measureImage({ width: 14_400, height: 1 }, 10)).toEqual({ width: 1920, height: 1 });
  });
});
