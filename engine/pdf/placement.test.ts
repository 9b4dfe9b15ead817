import { describe, expect, it } from 'vitest';

import { locatePlacement, rotateMatrix } from './placement.ts';
import type { PdfPage } from './structure/page-tree.ts';
import { PdfRef } from './values.ts';

const makePage = (rotation: PdfPage['rotation']): PdfPage => ({
  ref: new PdfRef(1),
  dict: new Map(),
  mediaBox: [0, 0, 700, 900],
  cropBox: [50, 80, 600, 780],
  rotation,
  userUnit: 1,
});
const placement = { pageIndex: 0, x: 10, y: 20, width: 100, height: 40, rotation: 0 };

describe('a placement', () => {
  it.each([
    [0, [60, 720, 160, 760]],
    [90, [70, 90, 110, 190]],
    [180, [490, 100, 590, 140]],
    [270, [540, 670, 580, 770]],
  ] as const)('is located from the displayed top left on a page rotated by %i degrees', (rotation, rect) => {
    expect(locatePlacement(makePage(rotation), placement)).toEqual(rect);
  });

  it('is stated in points of the sheet, however large the page says its unit is', () => {
    const page = { ...makePage(0), userUnit: 2 };
    expect(locatePlacement(page, placement)).toEqual([55, 750, 105, 770]);
  });

  it('keeps its centre when it is turned, and its rectangle grows to the turned corners', () => {
    const [left, bottom, right, top] = locatePlacement(makePage(0), { ...placement, rotation: 30 });
    expect([(left + right) / 2, (bottom + top) / 2]).toEqual([110, 740]);
    expect(right - left).toBeCloseTo(100 * Math.cos(Math.PI / 6) + 40 * 0.5, 2);
    expect(top - bottom).toBeCloseTo(100 * 0.5 + 40 * Math.cos(Math.PI / 6), 2);
  });

  it('is drawn with a matrix of plain numbers at right angles', () => {
    expect([0, 90, 180, 270].map(rotateMatrix)).toEqual([
      [1, 0, 0, 1, 0, 0],
      [0, 1, -1, 0, 0, 0],
      [-1, 0, 0, -1, 0, 0],
      [0, -1, 1, 0, 0, 0],
    ]);
  });
});
