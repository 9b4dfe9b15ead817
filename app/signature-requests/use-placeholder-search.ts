import type { FoundPlaceholders } from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';

/** Looks for placeholders at once, and again with other words; the newest search counts. */
export function usePlaceholderSearch(find: (words: string) => Promise<FoundPlaceholders>) {
  const format = useTexts();
  const [result, setResult] = useState<{ found: FoundPlaceholders; words: string }>();
  const [failure, setFailure] = useState<string>();
  const [isSearching, setIsSearching] = useState(true);
  const latest = useRef(0);

  async function search(words: string) {
    const number = (latest.current += 1);
    setIsSearching(true);
    setFailure(undefined);
    try {
      const found = await find(words);
      if (number === latest.current) setResult({ found, words });
    } catch (error) {
      if (number === latest.current) setFailure(format(describeFailure(error)));
    } finally {
      if (number === latest.current) setIsSearching(false);
    }
  }

  const begin = useEffectEvent(() => void search(''));
  useEffect(() => begin(), []);

  return { found: result?.found, words: result?.words ?? '', failure, isSearching, search };
}
