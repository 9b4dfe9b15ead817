import type { ChargePreview } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/** What something costs, as far as it is known. */
export type PreviewState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; preview: ChargePreview };

const typingPauseMs = 300;

/**
 * The price of what `subject` describes, asked anew when that has rested for a moment or `retry` was called. The answer for another
 * subject is never shown. `subject` is undefined while there is nothing to ask for.
 */
export function useChargePreview(
  subject: string | undefined,
  ask: (signal: AbortSignal) => Promise<ChargePreview>,
): { state: PreviewState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ subject: string; attempt: number; state: PreviewState }>();
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (subject === undefined) return;
    const control = new AbortController();
    const take = (state: PreviewState) => {
      if (!control.signal.aborted) setAnswer({ subject, attempt, state });
    };
    const timer = setTimeout(
      () =>
        askNow(control.signal).then(
          (preview) => take({ status: 'ready', preview }),
          (error: unknown) => take({ status: 'failed', error }),
        ),
      typingPauseMs,
    );
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [subject, attempt]);

  const retry = () => setAttempt(attempt + 1);
  const isCurrent = answer !== undefined && answer.subject === subject && answer.attempt === attempt;
  return { state: isCurrent ? answer.state : { status: 'loading' }, retry };
}
