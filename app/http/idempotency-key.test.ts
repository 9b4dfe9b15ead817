import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { expect, it } from 'vitest';
import { RepeatableCalls } from './idempotency-key.ts';

const refuse = (status: number) =>
  new ApiProblem({ type: 'about:blank', method: 'POST', path: '/', status, message: 'No.' });

/** The keys by which calls went out that ended so. */
async function listKeys(...calls: [body: object, outcome: Error | string][]): Promise<string[]> {
  const repeatable = new RepeatableCalls();
  const keys: string[] = [];
  for (const [body, outcome] of calls)
    await repeatable
      .call(body, async (key) => {
        keys.push(key);
        if (outcome instanceof Error) throw outcome;
        return outcome;
      })
      .catch(() => undefined);
  return keys;
}

const lost = new TypeError('Failed to fetch');
const anna = { email: 'anna@example.ch' };

it('a call without an answer is repeated by its key, until there is one', async () => {
  const [first, busy, again, next] = await listKeys(
    [anna, lost],
    [anna, refuse(503)],
    [{ ...anna }, 'added'],
    [anna, 'added'],
  );
  expect([busy, again]).toEqual([first, first]);
  expect(next).not.toBe(first);
});

it('what was refused, or is something else, is a call of its own', async () => {
  const [first, other, again, after] = await listKeys(
    [anna, lost],
    [{ email: 'beat@example.ch' }, lost],
    [anna, refuse(422)],
    [anna, lost],
  );
  expect(other).not.toBe(first);
  expect(again).toBe(first);
  expect(after).not.toBe(first);
});
