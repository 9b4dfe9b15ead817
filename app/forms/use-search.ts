import { useEffect, useEffectEvent, useState } from 'react';

/** What the last search answered. */
export type Search<Item> =
  | { status: 'idle' | 'searching' | 'failed' }
  | { status: 'found'; query: string; items: readonly Item[] };

/** Answers what fits a text; `signal` aborts when the text has changed meanwhile. */
export type SearchFor<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>;

const typingPauseMs = 250;

/** Searches while somebody types, after a short pause; an answer to an older text is dropped. */
export function useSearch<Item>(text: string, search: SearchFor<Item>): Search<Item> {
  const query = text.trim();
  const [answer, setAnswer] = useState<{ query: string; items: readonly Item[] | null }>();
  const ask = useEffectEvent(search);

  useEffect(() => {
    if (query === '') return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      ask(query, control.signal).then(
        (items) => !control.signal.aborted && setAnswer({ query, items }),
        () => !control.signal.aborted && setAnswer({ query, items: null }),
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query]);

  if (query === '') return { status: 'idle' };
  if (answer?.query !== query) return { status: 'searching' };
  return answer.items === null ? { status: 'failed' } : { status: 'found', query, items: answer.items };
}
