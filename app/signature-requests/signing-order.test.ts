import { expect, it } from 'vitest';
import { dropOrder, hasOrder, introduceOrder, nextTurn, sortByTurn } from './signing-order.ts';

const signers = [
  { sid: 'a', sequence: -1 },
  { sid: 'b', sequence: -1 },
];

it('puts signers one after the other as they stand, and back', () => {
  expect(hasOrder(signers)).toBe(false);
  expect(introduceOrder(signers)).toEqual([
    { sid: 'a', sequence: 1 },
    { sid: 'b', sequence: 2 },
  ]);
  expect(dropOrder([{ sid: 'a', sequence: 2 }])).toEqual([{ sid: 'a', sequence: -1 }]);
});

it('lets a new signer sign last, or without order when there is none', () => {
  expect(nextTurn(signers)).toBe(-1);
  expect(nextTurn([])).toBe(-1);
  expect(
    nextTurn([
      { sid: 'a', sequence: 3 },
      { sid: 'b', sequence: 1 },
    ]),
  ).toBe(4);
});

it('lists signers by turn and leaves equal turns as they are', () => {
  const mixed = [
    { sid: 'a', sequence: 2 },
    { sid: 'b', sequence: 1 },
    { sid: 'c', sequence: 2 },
  ];
  expect(sortByTurn(mixed).map(({ sid }) => sid)).toEqual(['b', 'a', 'c']);
});
