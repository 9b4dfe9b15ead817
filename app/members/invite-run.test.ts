import { expect, it, vi } from 'vitest';
import { InviteRun } from './invite-run.ts';

const invite = (emails: readonly string[]) =>
  Promise.resolve(emails.map((email) => ({ email, result: 'INVITED' as const })));

it('sends so many at once and tells how far it is', async () => {
  const run = new InviteRun(2);
  const seen: number[] = [];
  run.subscribe(() => seen.push(run.getSnapshot()));
  const send = vi.fn(invite);
  const outcomes = await run.run(['a', 'b', 'c', 'd', 'e'], send);
  expect(send.mock.calls.map(([emails]) => emails)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(seen).toEqual([2, 4, 5]);
  expect(outcomes.map(({ email }) => email)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('goes on after a failure with those that are left', async () => {
  const run = new InviteRun(2);
  const send = vi.fn(invite).mockImplementationOnce(invite).mockRejectedValueOnce(new Error('line'));
  await expect(run.run(['a', 'b', 'c'], send)).rejects.toThrow('line');
  expect(await run.run(['a', 'b', 'c'], send)).toHaveLength(3);
  expect(send.mock.calls.map(([emails]) => emails)).toEqual([['a', 'b'], ['c'], ['c']]);
});
