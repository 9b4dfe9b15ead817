import type { FetchLike } from '@sigillum/api-contracts/client.ts';

/** Milliseconds (specification, section 9). */
const firstWait = 100;
const longestWait = 5000;

export interface RetryOptions {
  /** How often at most, the first try included. */
  attempts: number;
  /** Milliseconds that all waiting together may take; a longer Retry-After gives up at once. */
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
      const asked = isBroken ? NaN : Number(outcome.headers.get('retry-after') ?? NaN) * 1000;
      const pause = Number.isNaN(asked) ? Math.min(firstWait * 2 ** (attempt - 1), longestWait) : asked;
      waited += pause;
      if (attempt >= attempts || waited > patience || init.signal?.aborted) {
        if (isBroken) throw outcome.error;
        return outcome;
      }
      await sleep(pause);
    }
  };
}
