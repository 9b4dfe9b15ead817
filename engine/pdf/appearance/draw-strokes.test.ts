import { describe, expect, it } from 'vitest';

import { drawStrokes, measureStrokes } from './draw-strokes.ts';

const area = { x: 10, y: 20, width: 100, height: 50 };

describe('strokes of a pen', () => {
  it('are drawn as one curve each, within the area, the first point of a screen at the top', () => {
    const strokes = [
      [
        [0, 0],
        [50, 25],
        [100, 0],
      ],
      [[100, 50]],
    ] as const;
    const content = drawStrokes(strokes, area, '0 0 0');
    expect(content.match(/ m$/gm)).toHaveLength(2);
    expect(content.match(/ c$/gm)).toHaveLength(2);
    const [scale, , , flipped, , top] = /^(.*) cm$/m.exec(content)![1]!.split(' ').map(Number);
    expect(flipped).toBe(-scale!);
    expect(top).toBeGreaterThan(area.y + area.height - 2);
    expect(top).toBeLessThan(area.y + area.height);
  });

  it('are drawn as wide as the pen was at each point', () => {
    const content = drawStrokes([[[0, 0, 2], [50, 25, 2], [100, 0, 6], [150, 25, 6]]], area, '0 0 0'); // prettier-ignore
    expect(content.match(/^\S+ w /gm)).toEqual(['2 w ', '6 w ']);
    expect(measureStrokes([[[0, 0, 8], [10, 0, 8]]]).height).toBeGreaterThanOrEqual(8); // prettier-ignore
  });

  it('have an area even when they are one straight line or one dot', () => {
    for (const strokes of [[[[0, 5] as const, [10, 5] as const]], [[[3, 3] as const]]]) {
      const { width, height } = measureStrokes(strokes);
      expect(Math.min(width, height)).toBeGreaterThan(0);
    }
  });

  it('stay a dot or a dash when they are no more, in the middle of their room', () => {
    const content = drawStrokes([[[5, 5, 4]]], area, '0 0 0'); // prettier-ignore
    const [scale, , , , left, top] = /^(.*) cm$/m.exec(content)![1]!.split(' ').map(Number);
    expect(scale! * 4).toBeCloseTo(3);
    expect([left! + 5 * scale!, top! - 5 * scale!]).toEqual([60, 45]);
  });

  it.each([
    ['nothing', []],
    ['numbers that are none', [[[0, Number.NaN] as const]]],
    ['numbers without end', [[[0, Number.POSITIVE_INFINITY] as const]]],
    ['more points than a hand draws', [Array.from({ length: 20_001 }, () => [1, 1] as const)]],
  ])('are refused when they hold %s', (_, strokes) => {
    expect(() => measureStrokes(strokes)).toThrow(RangeError);
  });
});
