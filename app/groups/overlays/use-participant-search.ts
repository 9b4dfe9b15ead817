import { useEffect, useEffectEvent, useState } from 'react';
import type { Participant } from './participant.ts';

/** What the last search answered. */
export type ParticipantSearch =
  { status: 'idle' | 'searching' | 'failed' } | { status: 'found'; query: string; people: readonly Participant[] };

const typingPauseMs = 250;

/** Searches people while somebody types, after a short pause; an answer to an older text is dropped. */
export function useParticipantSearch(
  text: string,
  search: (query: string, signal: AbortSignal) => Promise<readonly Participant[]>,
): ParticipantSearch {
  const query = text.trim();
  const [answer, setAnswer] = useState<{ query: string; people: readonly Participant[] | null }>();
  const ask = useEffectEvent(search);

  useEffect(() => {
    if (query === '') return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      ask(query, control.signal).then(
        (people) => !control.signal.aborted && setAnswer({ query, people }),
        () => !control.signal.aborted && setAnswer({ query, people: null }),
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query]);

  if (query === '') return { status: 'idle' };
  if (answer?.query !== query) return { status: 'searching' };
  return answer.people === null ? { status: 'failed' } : { status: 'found', query, people: answer.people };
}
