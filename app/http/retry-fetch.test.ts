import { expect, it } from 'vitest';
import { retryFetch } from './retry-fetch.ts';

function script(...answers: (Response | Error)[]) {
  const waits: number[] = [];
  const calls: string[] = [];
  const fetch = retryFetch(
    async (url) => {
      calls.push(url);
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { attempts: 9, patience: 60_000, wait: async (milliseconds) => void waits.push(milliseconds) },
  );
  return { fetch, waits, calls };
}

const unavailable = (retryAfter?: string) =>
  new Response(null, { status: 503, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) });

it('waits as many seconds as Retry-After says', async () => {
  const { fetch, waits } = script(unavailable('3'), new Response('ok'));
  expect((await fetch('/v1/user', {})).status).toBe(200);
  expect(waits).toEqual([3000]);
});

it('doubles its waits from 100 ms to 5 s when nothing is said or the line breaks', async () => {
  const broken = new TypeError('fetch failed');
  const { fetch, waits } = script(
    unavailable(),
    broken,
    unavailable(),
    broken,
    unavailable(),
    broken,
    unavailable(),
    broken,
    new Response(),
  );
  expect((await fetch('/v1/user', { method: 'GET' })).status).toBe(200);
  expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000]);
});

it('hands on the last answer when it has tried often enough', async () => {
  const { fetch, calls } = script(...Array.from({ length: 9 }, () => unavailable()));
  expect((await fetch('/v1/user', {})).status).toBe(503);
  expect(calls).toHaveLength(9);
});

it('gives up at once when it is told to wait longer than it may', async () => {
  const { fetch, waits } = script(unavailable('3600'));
  expect((await fetch('/v1/user', {})).status).toBe(503);
  expect(waits).toEqual([]);
});

it('never repeats a changing call', async () => {
  const { fetch, calls } = script(unavailable('1'), new Response());
  expect((await fetch('/v3/sign', { method: 'POST' })).status).toBe(503);
  expect(calls).toHaveLength(1);
});

it('leaves other failures alone', async () => {
  const { fetch, calls } = script(new Response(null, { status: 500 }));
  expect((await fetch('/v1/user', {})).status).toBe(500);
  expect(calls).toHaveLength(1);
});
