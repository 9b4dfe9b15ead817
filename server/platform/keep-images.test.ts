import { expect, it, vi } from 'vitest';
import { keepImages } from './keep-images.ts';

const image = (bytes: number) => new Uint8Array(bytes);
const make = (bytes: number) => vi.fn(async () => image(bytes));

it('makes a picture once for everybody who asks for it, at once and later', async () => {
  const kept = keepImages(100);
  const once = make(10);
  const [first, second] = await Promise.all([kept.read('a', once), kept.read('a', once)]);
  expect(second).toBe(first);
  expect(await kept.read('a', once)).toBe(first);
  expect(once).toHaveBeenCalledTimes(1);
});

it('lets go what was asked for longest ago', async () => {
  const kept = keepImages(100);
  const [a, b] = [make(40), make(40)];
  await kept.read('a', a);
  await kept.read('b', b);
  await kept.read('a', a);
  await kept.read('c', make(40));
  await kept.read('a', a);
  await kept.read('b', b);
  expect([a, b].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

it('keeps nothing that is larger than all its room, and nothing that failed', async () => {
  const kept = keepImages(100);
  const large = make(101);
  await kept.read('a', large);
  await kept.read('a', large);
  expect(large).toHaveBeenCalledTimes(2);
  await expect(kept.read('b', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await kept.read('b', make(10))).toHaveLength(10);
});
