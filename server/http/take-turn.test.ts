import { expect, it } from 'vitest';
import { takeTurn } from './take-turn.ts';

/** So many pieces of work that each wait until they are let go. */
function hold(lane: string, count: number) {
  const begun: number[] = [];
  const gates = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const done = gates.map(({ promise }, at) =>
    takeTurn(lane, async () => {
      begun.push(at);
      await promise;
      return at;
    }),
  );
  return { begun, gates, done };
}

it('serves six of a program at a time in their order, and others beside them', async () => {
  const { begun, gates, done } = hold('a', 8);
  const other = hold('b', 1);
  await Promise.resolve();
  expect([begun, other.begun]).toEqual([[0, 1, 2, 3, 4, 5], [0]]);
  gates[3]!.resolve();
  expect(await done[3]).toBe(3);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  gates[0]!.reject(new Error('gone'));
  await expect(done[0]).rejects.toThrow('gone');
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const { resolve } of [...gates, ...other.gates]) resolve();
  expect((await Promise.allSettled(done)).map(({ status }) => status)).toEqual([
    'rejected',
    ...Array(7).fill('fulfilled'),
  ]);
  // Nobody is left waiting: the lane begins anew.
  expect(await takeTurn('a', () => Promise.resolve('again'))).toBe('again');
});
