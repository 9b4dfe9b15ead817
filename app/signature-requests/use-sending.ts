import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormFailure } from '../forms/parse-form.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import type { SendStepProps } from './components/send-step.tsx';
import type { DraftEditor } from './use-draft.ts';

export interface Sending {
  send: () => void;
  isSending: boolean;
  /** Why the API refused, by field. */
  refusals: SendStepProps['refusals'];
}

/** Saves what is left, looks whether the draft is what the screen shows, then posts to the screen's action; what is refused is told where it belongs. */
export function useSending({ flush, look }: DraftEditor): Sending {
  const fetcher = useFetcher<{ failure: FormFailure }>();
  const [isSettling, setIsSettling] = useState(false);
  const [key] = useState(makeIdempotencyKey);
  const failure = fetcher.data?.failure;

  async function send() {
    setIsSettling(true);
    try {
      await flush();
      if (await look()) await fetcher.submit({ key }, { method: 'post' });
    } catch {
      // The indicator says why it cannot be saved, and offers to try again.
    } finally {
      setIsSettling(false);
    }
  }

  return {
    send: () => void send(),
    isSending: isSettling || fetcher.state !== 'idle',
    refusals: { ...failure?.fields, ...(failure?.form && { form: failure.form }) },
  };
}
