import type { RequestProgress } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { isApiProblem } from '../forms/is-api-problem.ts';

/** Milliseconds between looks at an open request (specification, section 4). */
export const pollInterval = 5000;

/** Milliseconds until the next look of a visitor; 0, never again, for any other state than OPEN (specification, section 4). */
export const decidePause = ({ status_overall }: Pick<RequestProgress, 'status_overall'>): number =>
  status_overall === 'OPEN' ? pollInterval : 0;

type Progress = Pick<RequestProgress, 'status_overall' | 'long_term' | 'updated_at' | 'signatures'>;

/** Where a request stands, as one string to compare by. */
export const summariseProgress = ({ status_overall, long_term, updated_at, signatures }: Progress): string =>
  [
    status_overall,
    long_term,
    // Documents, people and the expiry of an open request change, too.
    updated_at,
    ...signatures.map(({ sid, status_code, level_reached }) => `${sid}:${status_code}:${level_reached}`).toSorted(),
  ].join(' ');

/**
 * Loads the page anew when a look at the request sees something else than the page does, or is refused: the loader knows which page
 * fits then.
 */
export function useRefreshOnChange(
  loaded: Progress,
  polled: Progress | undefined,
  error: unknown,
): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const shown = summariseProgress(loaded);
  const seen = polled && summariseProgress(polled);
  const refusal = isApiProblem(error) && error.status < 500 ? error.status : undefined;
  useEffect(() => {
    if (seen !== undefined && seen !== shown) void revalidate();
  }, [seen, shown, revalidate]);
  useEffect(() => {
    if (refusal !== undefined) void revalidate();
  }, [refusal, revalidate]);
  return revalidate;
}
