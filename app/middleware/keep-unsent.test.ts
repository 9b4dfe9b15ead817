import { data, type DataStrategyResult, redirect, redirectDocument } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionLost } from '../http/page-calls.ts';
import { keepUnsent } from './keep-unsent.ts';

/** A browser's window as far as the middleware needs it. */
let heard: string[];
beforeEach(() => {
  heard = [];
  const window = new EventTarget();
  window.addEventListener('sigillum:unsent', (event) =>
    heard.push((event as CustomEvent<string | undefined>).detail ?? 'sending'),
  );
  vi.stubGlobal('window', window);
  vi.stubGlobal('__reactRouterDataRouter', { state: { actionData: { '/profile': { step: 2 } } } });
});
afterEach(() => vi.unstubAllGlobals());

async function hand(result: unknown, { method = 'POST', path = '/profile' } = {}): Promise<DataStrategyResult> {
  const url = new URL(path, 'https://sign.example.ch');
  const args = { request: new Request(url, { method }), url, params: {}, pattern: url.pathname, context: {} };
  const results = await keepUnsent(args as never, async () => ({ '/profile': { type: 'error', result } }));
  return (results as Record<string, DataStrategyResult>)['/profile']!;
}

const kept = { type: 'data', result: { data: { step: 2 }, init: { status: 503 } } };

it('keeps a form, and the step it stands at, when nobody answers', async () => {
  expect(await hand(new ConnectionLost('gone'))).toMatchObject(kept);
  expect(await hand(data(new ConnectionLost('gone')))).toMatchObject(kept);
  expect(heard).toEqual(['sending', 'unreachable', 'sending', 'unreachable']);
});

it('keeps a form whose sender is logged out, in place of the login', async () => {
  expect(await hand(redirect('/login?next=%2Fprofile%3Ftab%3D1'), { path: '/profile?tab=1' })).toMatchObject(kept);
  expect(heard).toEqual(['sending', 'logged-out']);
});

it('keeps a form while maintenance is under way', async () => {
  expect(await hand(redirect('/maintenance?next=%2Fprofile'))).toMatchObject(kept);
  expect(heard).toEqual(['sending', 'maintenance']);
});

it.each([
  ['a redirect that the form wants', redirect('/')],
  ['the way to the login after a logout', redirectDocument('/login')],
  ['a bug', new TypeError('x is undefined')],
])('leaves %s alone', async (_name, result) => {
  expect(await hand(result)).toEqual({ type: 'error', result });
  expect(heard).toEqual(['sending']);
});

it('leaves pages alone, which nobody has typed into', async () => {
  const lost = new ConnectionLost('gone');
  expect(await hand(lost, { method: 'GET' })).toEqual({ type: 'error', result: lost });
  expect(heard).toEqual([]);
});
