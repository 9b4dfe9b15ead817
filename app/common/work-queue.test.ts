import { expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

it('begins each work once the one before is over, also where that failed', async () => {
  const queue = new WorkQueue();
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const failing = queue.add(async () => {
    begun.push('first');
    await first.promise;
  });
  const others = ['second', 'third'].map((name) => queue.add(async () => begun.push(name)));
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  first.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  expect(await Promise.all(others)).toEqual([2, 3]);
  expect(begun).toEqual(['first', 'second', 'third']);
});
