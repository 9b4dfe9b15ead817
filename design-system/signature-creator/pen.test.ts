import { describe, expect, it } from 'vitest';
import { beginLine, continueLine, endLine } from './pen.ts';
import { describeStroke, measureStrokes } from './stroke-path.ts';

const at = (x: number, y: number, time: number, pressure: number | null = null) => ({ x, y, time, pressure });
const draw = (samples: ReturnType<typeof at>[]) => samples.slice(1).reduce(continueLine, beginLine(samples[0]!));

describe('continueLine', () => {
  it('is thicker where it is slow than where it is fast', () => {
    const slow = draw(Array.from({ length: 20 }, (_, step) => at(step * 10, 0, step * 100)));
    const fast = draw(Array.from({ length: 20 }, (_, step) => at(step * 30, 0, step * 5)));
    expect(slow.pen.width).toBeGreaterThan(8);
    expect(fast.pen.width).toBeLessThan(4.5);
  });

  it('follows the pressure of a pen whatever its speed', () => {
    const pressed = draw(Array.from({ length: 20 }, (_, step) => at(step * 30, 0, step * 5, 1)));
    const light = draw(Array.from({ length: 20 }, (_, step) => at(step * 10, 0, step * 100, 0)));
    expect(pressed.pen.width).toBeGreaterThan(8);
    expect(light.pen.width).toBeLessThan(4);
  });

  it('smooths a trembling hand', () => {
    const line = draw(Array.from({ length: 30 }, (_, step) => at(step * 5, step % 2 === 0 ? 0 : 10, step * 10)));
    const heights = line.points.slice(5).map(({ y }) => y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(6);
  });

  it('adds no points while the pen rests', () => {
    expect(draw(Array.from({ length: 50 }, (_, step) => at(100, 100, step)))).toMatchObject({
      points: [{ x: 100, y: 100, width: 6 }],
    });
  });
});

describe('endLine', () => {
  it('ends where the pointer was', () => {
    expect(endLine(draw([at(0, 0, 0), at(100, 0, 20)]), { x: 100, y: 0 }).at(-1)).toMatchObject({ x: 100, y: 0 });
  });
});

describe('describeStroke', () => {
  it('draws curves through the middles between points, one piece for each width', () => {
    const stroke = [
      { x: 0, y: 0, width: 4 },
      { x: 10, y: 10, width: 4.1 },
      { x: 20, y: 0, width: 7 },
    ];
    expect(describeStroke(stroke)).toEqual([
      { width: 4, d: 'M0 0L5 5Q10 10 15 5' },
      { width: 7, d: 'M15 5L20 0' },
    ]);
  });

  it('draws a dot for a single point and nothing for none', () => {
    expect(describeStroke([{ x: 3, y: 4, width: 6 }])).toEqual([{ width: 6, d: 'M3 4L3 4' }]);
    expect(describeStroke([])).toEqual([]);
  });
});

describe('measureStrokes', () => {
  it('measures all strokes with the width of the pen', () => {
    const strokes = [[{ x: 10, y: 20, width: 4 }], [{ x: 110, y: 70, width: 8 }]];
    expect(measureStrokes(strokes)).toEqual({ x: 8, y: 18, width: 106, height: 56 });
    expect(measureStrokes([])).toBeNull();
  });
});
