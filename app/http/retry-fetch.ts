import type { FetchLike } from '@sigillum/api-contracts/client.ts';
import { readRetryAfter } from './retry-after.ts';

/** Milliseconds (specification, section 9). */
const firstWait = 100;
const longestWait = 5000;

export interface RetryOptions {
  /** How often at most, the first try included. */
  attempts: number;
  /** Milliseconds that all waiting together may take; after a longer Retry-After the answer is handed on, and the page waits. */
  patience: number;
  /** Injected, so that tests do not sleep. */
  wait: (milliseconds: number) => Promise<void>;
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Repeats reading calls that met a 503 or a broken line. Retry-After is honoured in seconds; otherwise waits double
 * from 100 ms to 5 s. Changing calls are never repeated. The last answer is handed on as it is.
 */
export function retryFetch(fetch: FetchLike, { attempts, patience, wait: sleep }: RetryOptions): FetchLike {
  return async (url, init) => {
    if ((init.method ?? 'GET') !== 'GET') return fetch(url, init);
    let waited = 0;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await fetch(url, init).catch((error: unknown) => ({ error }));
      const isBroken = 'error' in outcome;
      if (!isBroken && outcome.status !== 503) return outcome;
      const asked = isBroken ? undefined : readRetryAfter(outcome.headers);
      const pause = asked === undefined ? Math.min(firstWait * 2 ** (attempt - 1), longestWait) : asked * 1000;
      waited += pause;
      if (attempt >= attempts || waited > patience || init.signal?.aborted) {
        if (isBroken) throw outcome.error;
        return outcome;
      }
      await sleep(pause);
    }
  };
}
