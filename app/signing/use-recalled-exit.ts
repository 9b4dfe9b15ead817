import { useEffect, useState } from 'react';
import { type ExitOffer, recallExit } from './exit-offer.ts';

/** The way out of what ended last in this tab, if that was about this request; undefined while the page is still the server's. */
export function useRecalledExit(requestId: string | null): ExitOffer | undefined {
  const [exit, setExit] = useState<ExitOffer>();
  useEffect(() => setExit(recallExit(requestId)), [requestId]);
  return exit;
}
