import { expect, it } from 'vitest';
import { ConnectionLost } from '../http/page-calls.ts';
import { findRetryAfter, judgeError } from './judge-error.ts';

/** As the router hands on an answer with a status. */
const answer = (status: number) => ({ status, statusText: '', internal: false, data: null });

it('shows nothing for a 401, the 404 for a missing page, and the general page for every other error', () => {
  expect([401, 404, 400, 409, 500, 502].map((status) => judgeError(answer(status)))).toEqual([
    'nothing',
    'missing',
    'failed',
    'failed',
    'failed',
    'failed',
  ]);
  expect(judgeError(new TypeError('a bug'))).toBe('failed');
});

it('says of a lost connection and of a service that is away for the moment what they are', () => {
  expect([judgeError(new ConnectionLost('gone')), judgeError(answer(503))]).toEqual(['unreachable', 'unreachable']);
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
