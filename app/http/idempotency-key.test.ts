import { ApiProblem, type Client } from '@sigillum/api-contracts/client.ts';
import { askSender } from '@sigillum/api-contracts/signature-requests/ask-sender.ts';
import { expect, it } from 'vitest';
import { callOnce, describeFile, RepeatableCalls } from './idempotency-key.ts';

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

it.each([401, 429])(
  'whoever is turned away by %i before the call is looked at repeats it by its key',
  async (status) => {
    const [first, again, third] = await listKeys([anna, lost], [anna, refuse(status)], [anna, 'added']);
    expect([again, third]).toEqual([first, first]);
  },
);

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

it('another dialog that asks for the same goes by the key of the first, and one that asks of another request does not', async () => {
  const keys: (string | undefined)[] = [];
  const client: Client = {
    call(_endpoint, _call, options) {
      keys.push(options?.idempotencyKey);
      throw lost;
    },
  };
  const ask = (id: string, message: string) =>
    callOnce(client, askSender, { params: { id }, body: { message } }).catch(() => undefined);
  await ask('7d1', 'Why?');
  await ask('7d1', 'Why?');
  await ask('7d2', 'Why?');
  await ask('7d1', 'Why not?');
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

it('files are told apart, which as they are cannot be written', () => {
  const written = (name: string) => JSON.stringify(describeFile(new File(['a'], name, { lastModified: 1 })));
  expect(written('a.pdf')).not.toBe(written('b.pdf'));
  expect(written('a.pdf')).toBe(written('a.pdf'));
});
