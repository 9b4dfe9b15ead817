import { describe, expect, it } from 'vitest';
import { applyKey, clampBox, moveBox, resizeBox } from './box.ts';

const page = { width: 595, height: 842 };
const least = { width: 40, height: 20 };
const box = { x: 100, y: 200, width: 150, height: 60 };
const press = (key: string, held: Partial<{ shiftKey: boolean; altKey: boolean; ctrlKey: boolean }> = {}) =>
  applyKey(box, { key, shiftKey: false, altKey: false, ctrlKey: false, ...held }, page, least);

describe('moveBox', () => {
  it('moves by points', () => {
    expect(moveBox(box, 12.5, -3, page)).toEqual({ ...box, x: 112.5, y: 197 });
  });

  it('stops at every edge of the page and keeps the size', () => {
    expect(moveBox(box, -1000, -1000, page)).toEqual({ ...box, x: 0, y: 0 });
    expect(moveBox(box, 1000, 1000, page)).toEqual({ ...box, x: 445, y: 782 });
  });
});

describe('resizeBox', () => {
  it('drags the lower right corner and leaves the upper left one', () => {
    expect(resizeBox(box, 30, -10, page, least)).toEqual({ ...box, width: 180, height: 50 });
  });

  it('keeps the least size and ends at the edge of the page', () => {
    expect(resizeBox(box, -1000, -1000, page, least)).toEqual({ ...box, ...least });
    expect(resizeBox(box, 1000, 1000, page, least)).toEqual({ ...box, width: 495, height: 642 });
  });
});

describe('clampBox', () => {
  it('brings a box that is larger than the page down to the page', () => {
    expect(clampBox({ x: -5, y: 900, width: 900, height: 900 }, page, least)).toEqual({ x: 0, y: 0, ...page });
  });
});

describe('applyKey', () => {
  it('moves by one point with an arrow and by ten with Shift', () => {
    expect(press('ArrowRight')).toEqual({ ...box, x: 101 });
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ ...box, y: 190 });
  });

  it('resizes with Alt or Ctrl held', () => {
    expect(press('ArrowRight', { altKey: true })).toEqual({ ...box, width: 151 });
    expect(press('ArrowDown', { ctrlKey: true, shiftKey: true })).toEqual({ ...box, height: 70 });
  });

  it('leaves other keys alone', () => {
    expect(press('a')).toBeNull();
    expect(press('Enter')).toBeNull();
  });
});
