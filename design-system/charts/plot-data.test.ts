import { describe, expect, it } from 'vitest';
import { chooseLabelled, describeCategory, findExtent, keepInside } from './plot-data.ts';

describe('describeCategory', () => {
  it('says the category and each series with its value in the given format', () => {
    const series = [
      { id: 'sent', label: 'Sent', values: [4, 12] },
      { id: 'signed', label: 'Signed', values: [3, 9] },
    ];
    const data = { categories: ['May', 'June'], series, formatValue: (value: number) => `${value} pcs` };
    expect(describeCategory(data, 1)).toBe('June: Sent 12 pcs, Signed 9 pcs');
  });
});

describe('chooseLabelled', () => {
  const months = ['1', '2', '3', '4', '5', '6', '7'];

  it('labels every category where there is room', () => {
    expect(chooseLabelled(months, 700, 60).size).toBe(7);
  });

  it('keeps the last one and as many before it as fit', () => {
    expect([...chooseLabelled(months, 200, 60)]).toEqual([0, 3, 6]);
  });

  it('labels the last category however narrow the plot is', () => {
    expect([...chooseLabelled(months, 10, 60)]).toEqual([6]);
  });
});

describe('findExtent', () => {
  it.each([
    [
      [3, 9],
      [0, 9],
    ],
    [
      [-2, 4],
      [-2, 4],
    ],
    [
      [-5, -1],
      [-5, 0],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [[], [0, 1]],
  ])('of %j is %j', (values, extent) => {
    expect(findExtent([{ id: 'a', label: 'A', values }])).toEqual(extent);
  });
});

describe('keepInside', () => {
  it('leaves a label in the middle of its band where there is room', () => {
    expect(keepInside(50, 40, 100)).toBe(50);
  });

  it('moves the last label back until it ends with the drawing', () => {
    expect(keepInside(90, 40, 100)).toBe(80);
  });
});
