import { useFetcher } from 'react-router';
import type { FormFailure } from '../forms/parse-form.ts';
import { useForm } from '../forms/use-form.ts';

/** One of a page's forms that change something in place: how it stands, and what was refused. */
export function useChange() {
  const fetcher = useFetcher<{ failure?: FormFailure }>();
  const state = useForm(fetcher.data?.failure);
  const isBusy = fetcher.state !== 'idle';
  const isSaved = !isBusy && fetcher.data !== undefined && !fetcher.data.failure;
  return { fetcher, ...state, isBusy, isSaved };
}
