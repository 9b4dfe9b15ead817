import { describe, expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

describe('circles of imports', () => {
  it('none is found where imports flow one way, also by two ways to the same file', () => {
    expect(findCircles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });

  it('every file of a circle is named, and none that only leads to it or from it', () => {
    expect(findCircles(graph({ door: ['c'], c: ['a'], a: ['b'], b: ['c', 'ground'], ground: [] }))).toEqual([
      ['a', 'b', 'c'],
    ]);
  });

  it('circles that share a file are one, and others are told apart', () => {
    const circles = findCircles(graph({ a: ['b', 'c'], b: ['a'], c: ['a', 'x'], x: ['y'], y: ['x'] }));
    expect(circles).toHaveLength(2);
    expect(circles).toEqual(
      expect.arrayContaining([
        ['a', 'b', 'c'],
        ['x', 'y'],
      ]),
    );
  });

  it('a file that imports itself is a circle', () => {
    expect(findCircles(graph({ a: ['a'] }))).toEqual([['a']]);
  });
});
