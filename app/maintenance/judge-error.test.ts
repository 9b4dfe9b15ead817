import { expect, it } from 'vitest';
import { ConnectionLost } from '../http/page-calls.ts';
import { findRetryAfter, judgeError } from './judge-error.ts';

/** As the router hands on an answer with a status. */
const answer = (status: number) => ({ status, statusText: '', internal: false, data: null });

it('shows nothing for a 401, the 404 for a missing page, and the general page for every other error', () => {
  expect([401, 404, 400, 409, 500, 502].map((status) => judgeError(answer(status), '/profile'))).toEqual([
    'nothing',
    'missing',
    'failed',
    'failed',
    'failed',
    'failed',
  ]);
  expect(judgeError(new TypeError('a bug'), '/profile')).toBe('failed');
});

it('tells what the service had to give up from a service that is away', () => {
  const away = (key: string) => ({ ...answer(503), data: { key, retryAfter: 30 } });
  expect(judgeError(away('error.too_slow'), '/dashboard')).toBe('too-slow');
  expect(judgeError(away('error.unavailable'), '/dashboard')).toBe('unreachable');
  expect(judgeError(answer(503), '/dashboard')).toBe('unreachable');
});

it('tells a mailed link that leads nowhere from an address that was mistyped', () => {
  const kinds = [
    '/view/7d1/secr',
    '/view/7d1',
    '/view/7d1/secret/=',
    '/view/',
    '/direct-sign/identification/x/y',
    '/view/0b5c9f0e-6c1a-4c7b-9c5e-2f6d1f0a7b11',
    '/viewer',
  ];
  expect(kinds.map((path) => judgeError(answer(404), path))).toEqual([
    ...Array(5).fill('broken-link'),
    'missing',
    'missing',
  ]);
  expect([400, 401, 422, 500].map((status) => judgeError(answer(status), '/view/7d1/secr'))).toEqual([
    'broken-link',
    'nothing',
    'broken-link',
    'failed',
  ]);
});

it('says of a lost connection and of a service that is away for the moment what they are', () => {
  expect([new ConnectionLost('gone'), answer(503)].map((error) => judgeError(error, '/view/7d1/secret'))).toEqual([
    'unreachable',
    'unreachable',
  ]);
});

it('tells how long the server asked to wait, whoever said so', () => {
  expect(findRetryAfter({ ...answer(503), data: { key: 'error.unavailable', retryAfter: 30 } })).toBe(30);
  expect(findRetryAfter(new ConnectionLost('gone', { retryAfter: 9 }))).toBe(9);
  expect([answer(503), new ConnectionLost('gone'), undefined, 'gone'].map(findRetryAfter)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
