import { describe, expect, it } from 'vitest';
import { isNewer, readLatestBuild } from './latest-build.ts';

const own = { id: 'b', timestamp: 2 };
const read = (answer: () => Response | Promise<Response>) => readLatestBuild(async () => answer(), 0);

describe('the newest build', () => {
  it('is one that was made after the own one', () => {
    expect(isNewer({ id: 'c', timestamp: 3 }, own)).toBe(true);
    expect(isNewer({ id: 'a', timestamp: 1 }, own)).toBe(false);
    expect(isNewer({ id: 'b', timestamp: 3 }, own)).toBe(false);
  });

  it('is read past every cache', async () => {
    const asked: unknown[] = [];
    const fetch = (async (...call: unknown[]) => {
      asked.push(call);
      return Response.json(own);
    }) as typeof globalThis.fetch;
    expect(await readLatestBuild(fetch, 7)).toEqual(own);
    expect(asked).toEqual([['/builds/latest.json?7', { cache: 'no-store', redirect: 'error' }]]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', () => new Response(null, { status: 404 })],
    ['something else', () => Response.json({ id: 7 })],
    ['null', () => Response.json(null)],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('is not known where the server says %s', async (_what, answer) => {
    expect(await read(answer)).toBeUndefined();
  });
});
