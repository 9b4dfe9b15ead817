import { describe, expect, it } from 'vitest';
import { selectRange, switchRows } from './select-range.ts';

const ids = ['a', 'b', 'c', 'd'];
const list = (selection: ReadonlySet<string>) => [...selection].toSorted();

describe('selectRange', () => {
  it('switches one row without an anchor', () => {
    expect(list(selectRange(new Set(['a']), ids, { id: 'c', anchorId: undefined, isSelected: true }))).toEqual([
      'a',
      'c',
    ]);
    expect(list(selectRange(new Set(['a']), ids, { id: 'a', anchorId: undefined, isSelected: false }))).toEqual([]);
  });

  it.each([
    ['b', 'd'],
    ['d', 'b'],
  ])('switches everything from %s to %s', (anchorId, id) => {
    expect(list(selectRange(new Set(), ids, { id, anchorId, isSelected: true }))).toEqual(['b', 'c', 'd']);
    expect(list(selectRange(new Set(ids), ids, { id, anchorId, isSelected: false }))).toEqual(['a']);
  });

  it('forgets an anchor that has left the page', () => {
    expect(list(selectRange(new Set(), ids, { id: 'd', anchorId: 'z', isSelected: true }))).toEqual(['d']);
  });
});

describe('switchRows', () => {
  it('keeps what is selected on other pages', () => {
    expect(list(switchRows(new Set(['z']), ids, true))).toEqual(['a', 'b', 'c', 'd', 'z']);
    expect(list(switchRows(new Set(['z', ...ids]), ids, false))).toEqual(['z']);
  });

  it('leaves the given selection as it was', () => {
    const before = new Set(['a']);
    switchRows(before, ids, true);
    expect(list(before)).toEqual(['a']);
  });
});
