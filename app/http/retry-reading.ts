import type { SWRConfiguration } from 'swr';
import { isApiProblem } from '../forms/is-api-problem.ts';

const mostDoublings = 8;

/** When a reading call of a page that is already open is repeated: after waits that double, and never before the server asks to. */
export const retryReading: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error,
  _key,
  { errorRetryInterval, errorRetryCount },
  revalidate,
  options,
) => {
  if (errorRetryCount !== undefined && options.retryCount > errorRetryCount) return;
  const own = errorRetryInterval * 2 ** Math.min(options.retryCount, mostDoublings);
  const asked = (isApiProblem(error) && error.retryAfter) || 0;
  setTimeout(() => void revalidate(options), Math.max(own, asked * 1000));
};
