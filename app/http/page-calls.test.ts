import { expect, it } from 'vitest';
import { ConnectionLost, guardPageCalls } from './page-calls.ts';

function script(...answers: (Response | Error)[]) {
  const waits: number[] = [];
  const calls: string[] = [];
  let isOnline = true;
  const fetch = guardPageCalls(
    async (input, init) => {
      calls.push(`${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input}`);
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    () => isOnline,
    { attempts: 7, patience: 7000, wait: async (milliseconds) => void waits.push(milliseconds) },
  );
  return { fetch, waits, calls, goOffline: () => (isOnline = false) };
}

const page = new URL('https://sign.example.ch/profile.data');
const broken = new TypeError('Failed to fetch');
const ours = { headers: { 'x-remix-response': 'yes' } };

it('asks again for a page while the line is broken, doubling its waits from 100 ms', async () => {
  const { fetch, waits } = script(broken, broken, broken, new Response('page'));
  expect(await (await fetch(page)).text()).toBe('page');
  expect(waits).toEqual([100, 200, 400]);
});

it('waits as many seconds as a 503 says', async () => {
  const { fetch, waits } = script(new Response(null, { status: 503, headers: { 'retry-after': '2' } }), new Response());
  await fetch(page);
  expect(waits).toEqual([2000]);
});

it('tells a line that stays broken apart from any other error', async () => {
  const { fetch } = script(...Array.from({ length: 7 }, () => broken));
  await expect(fetch(page)).rejects.toBeInstanceOf(ConnectionLost);
});

it('does not let people wait whose browser knows that it is offline', async () => {
  const { fetch, calls, goOffline } = script(broken);
  goOffline();
  await expect(fetch(page)).rejects.toBeInstanceOf(ConnectionLost);
  expect(calls).toHaveLength(1);
});

it('sends a form once', async () => {
  const { fetch, calls } = script(broken);
  await expect(fetch(page, { method: 'POST' })).rejects.toBeInstanceOf(ConnectionLost);
  expect(calls).toEqual([`POST ${page}`]);
});

it('takes the word of a proxy with nobody behind it as a broken line, and the server’s own 503 as an answer', async () => {
  const proxy = script(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  await expect(proxy.fetch(page, { method: 'POST' })).rejects.toBeInstanceOf(ConnectionLost);
  const server = script(new Response('data', { status: 503, ...ours }));
  expect((await server.fetch(page, { method: 'POST' })).status).toBe(503);
});

it('takes whatever else answers to a form as a broken line, and so a page that nobody is let through to', async () => {
  for (const status of [200, 403, 413, 429, 500]) {
    const { fetch } = script(new Response('<h1>Who are you?</h1>', { status }));
    await expect(fetch(page, { method: 'POST' }), String(status)).rejects.toBeInstanceOf(ConnectionLost);
  }
  const strange = script(new Response('<h1>Timed out</h1>', { status: 524 }));
  await expect(strange.fetch(page)).rejects.toBeInstanceOf(ConnectionLost);
  const { fetch } = script(new Response('Slowly', { status: 429, headers: { 'retry-after': '9' } }));
  await expect(fetch(page)).rejects.toMatchObject({ name: 'ConnectionLost', retryAfter: 9 });
});

it('takes an answer to a form that breaks off as a broken line', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"_1":2},"da'));
      controller.error(broken);
    },
  });
  const cut = script(new Response(body, ours));
  await expect(cut.fetch(page, { method: 'POST' })).rejects.toBeInstanceOf(ConnectionLost);
  const whole = script(new Response('data', ours), new Response(null, { status: 204, ...ours }));
  expect(await (await whole.fetch(page, { method: 'POST' })).text()).toBe('data');
  expect((await whole.fetch(page, { method: 'POST' })).status).toBe(204);
});

it('hands on how long a proxy asks to wait where that is longer than a page may', async () => {
  const headers = { 'retry-after': '30' };
  const { fetch, waits } = script(new Response(null, { status: 503, headers }));
  await expect(fetch(page)).rejects.toMatchObject({ name: 'ConnectionLost', retryAfter: 30 });
  expect(waits).toEqual([]);
});

it('leaves a call that was given up as it is', async () => {
  const { fetch } = script(new DOMException('Given up', 'AbortError'));
  const signal = AbortSignal.abort();
  await expect(fetch(page, { signal })).rejects.toMatchObject({ name: 'AbortError' });
});

it('leaves every other call alone', async () => {
  const { fetch, calls } = script(broken);
  await expect(fetch('/bff/v1/user')).rejects.toBe(broken);
  expect(calls).toEqual(['GET /bff/v1/user']);
});
