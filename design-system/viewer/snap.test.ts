import { describe, expect, it } from 'vitest';
import { findGuides, snapMove, snapResize, stopAtLine } from './snap.ts';

const page = { width: 600, height: 800 };
const other = { x: 320, y: 500, width: 160, height: 60 };
const ground = { page, others: [other] };
const box = { x: 100, y: 200, width: 150, height: 60 };
const least = { width: 40, height: 20 };

describe('snapMove', () => {
  it('takes a box to the edge of another one and to the middle of the page', () => {
    expect(snapMove({ ...box, y: 503 }, ground, 5)).toEqual({ ...box, y: 500 });
    expect(snapMove({ ...box, x: 228 }, ground, 5)).toEqual({ ...box, x: 225 });
  });

  it('takes a box to the edges of the page', () => {
    expect(snapMove({ ...box, x: 3, y: 737 }, ground, 5)).toEqual({ ...box, x: 0, y: 740 });
  });

  it('chooses the nearest line and leaves a box that is further away', () => {
    expect(snapMove({ ...box, y: 444 }, { page, others: [other, { ...other, y: 442 }] }, 5).y).toBe(442);
    expect(snapMove(box, ground, 5)).toEqual(box);
  });
});

describe('snapResize', () => {
  it('moves the right and the lower edge alone', () => {
    expect(snapResize({ ...box, width: 198, height: 303 }, ground, 5, least)).toEqual({
      ...box,
      width: 200,
      height: 300,
    });
  });

  it('never makes a box smaller than it may be', () => {
    const narrow = { ...box, x: 262, width: 40 };
    expect(snapResize(narrow, ground, 5, least)).toEqual(narrow);
  });
});

describe('stopAtLine', () => {
  it('ends a leap at the first line on its way', () => {
    expect(stopAtLine({ ...box, y: 494 }, { ...box, y: 504 }, ground).y).toBe(500);
    expect(stopAtLine({ ...box, width: 197 }, { ...box, width: 207 }, ground).width).toBe(200);
  });

  it('lets a box leave the line it lies on', () => {
    expect(stopAtLine({ ...box, y: 500 }, { ...box, y: 490 }, ground).y).toBe(490);
  });
});

describe('findGuides', () => {
  it('names every line that a box lies along, once', () => {
    expect(findGuides({ ...box, x: 225, y: 500 }, ground)).toEqual([
      { axis: 'x', at: 300 },
      { axis: 'y', at: 500 },
      { axis: 'y', at: 530 },
      { axis: 'y', at: 560 },
    ]);
    expect(findGuides(box, ground)).toEqual([]);
  });
});
