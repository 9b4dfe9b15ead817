import { expect, it } from 'vitest';
import { measureSeldom } from './measure-seldom.ts';

it('measures once for all who ask meanwhile, and again after it could not', async () => {
  let asked = 0;
  const measure = measureSeldom(async function* () {
    asked += 1;
    yield { size: 10 };
    if (asked === 1) throw new Error('The bucket does not answer.');
    yield { size: 20 };
  });
  const failing = await Promise.allSettled([measure(), measure()]);
  expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toBe(1);
  const sum = { count: 2, bytes: 30 };
  expect([await measure(), await measure()]).toEqual([sum, sum]);
  expect(asked).toBe(2);
});
