import { useEffect, useEffectEvent, useState } from 'react';

/** What more seats cost (POST …/subscriptions/seats/preview). */
export interface SeatPreview {
  /** Charged now for the rest of the period: prorated, with VAT where it is due. */
  dueNow: number;
  /** Charged in every period from the next one on. */
  nextAmount: number;
}

export type SeatPreviewState = { status: 'loading' | 'failed' } | { status: 'ready'; preview: SeatPreview };

const typingPauseMs = 300;

/**
 * The price of so many seats, asked anew when the number has rested for a moment or `retry` was called. The answer for another
 * number is never shown. `seats` is undefined while what is typed is no number.
 */
export function useSeatPreview(
  seats: number | undefined,
  ask: (seats: number, signal: AbortSignal) => Promise<SeatPreview>,
): { state: SeatPreviewState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ seats: number; attempt: number; preview: SeatPreview | null }>();
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (seats === undefined) return;
    const control = new AbortController();
    const take = (preview: SeatPreview | null) => {
      if (!control.signal.aborted) setAnswer({ seats, attempt, preview });
    };
    const timer = setTimeout(
      () =>
        askNow(seats, control.signal).then(
          (preview) => take(preview),
          () => take(null),
        ),
      typingPauseMs,
    );
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [seats, attempt]);

  const retry = () => setAttempt(attempt + 1);
  if (answer === undefined || answer.seats !== seats || answer.attempt !== attempt)
    return { state: { status: 'loading' }, retry };
  return {
    state: answer.preview === null ? { status: 'failed' } : { status: 'ready', preview: answer.preview },
    retry,
  };
}
