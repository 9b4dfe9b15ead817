import { useFetcher } from 'react-router';
import type { FormFailure } from '../forms/parse-form.ts';
import { useFormFailure } from '../forms/use-form-failure.ts';

/** One of a page's forms that change something in place: how it stands, and what was refused. */
export function useChange() {
  const fetcher = useFetcher<{ failure?: FormFailure }>();
  const state = useFormFailure(fetcher.data?.failure);
  const isBusy = fetcher.state !== 'idle';
  const isSaved = !isBusy && fetcher.data !== undefined && !fetcher.data.failure;
  return { fetcher, ...state, isBusy, isSaved };
}
