import { useFetcher } from 'react-router';
import type { FormFailure } from './parse-form.ts';
import { useForm } from './use-form.ts';
import { useUnsaved } from './unsaved.ts';

/** One of a page's forms that change something in place: props for `fetcher.Form`, how it stands, and what was refused. */
export function useChange() {
  const fetcher = useFetcher<{ failure?: FormFailure }>();
  const { ref, handlers, isDirty, ...state } = useForm(fetcher.data?.failure);
  const isBusy = fetcher.state !== 'idle';
  const isSaved = !isBusy && fetcher.data !== undefined && !fetcher.data.failure;
  useUnsaved(isDirty && !isBusy);
  const form = { method: 'post', ref, noValidate: true, ...handlers } as const;
  return { fetcher, form, ...state, isBusy, isSaved };
}
