import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryReading } from './retry-reading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds until a call that failed so is repeated for the first time; undefined: never. */
function measureWait(error: unknown, errorRetryCount?: number): number | undefined {
  const revalidate = vi.fn(async () => true);
  const config = { errorRetryInterval: 5000, errorRetryCount } as never;
  retryReading(error, 'key', config, revalidate, { retryCount: 1, dedupe: false });
  const start = Date.now();
  if (vi.getTimerCount() === 0) return undefined;
  vi.advanceTimersToNextTimer();
  expect(revalidate).toHaveBeenCalledOnce();
  return Date.now() - start;
}

const away = (retryAfter?: number) =>
  new ApiProblem({ type: 'x', method: 'GET', path: '/', status: 503, message: 'Away.' }, retryAfter);

it('waits by itself, and longer where the server asks', () => {
  expect([new TypeError('offline'), away(), away(3), away(60)].map((error) => measureWait(error))).toEqual([
    10_000, 10_000, 10_000, 60_000,
  ]);
});

it('gives up after as many times as it was told', () => {
  expect(measureWait(away(60), 0)).toBeUndefined();
});
