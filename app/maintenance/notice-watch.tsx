import type { Notice } from '@sigillum/api-contracts/maintenance/schemas.ts';
import { getNotice } from '@sigillum/api-contracts/maintenance/get-notice.ts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import { listenForUnsent } from '../http/unsent.ts';
import { useRoot } from '../layouts/use-root.ts';

/** Milliseconds between two looks (specification, section 9). */
export const noticePause = 60_000;

const NoticeContext = createContext<{ notice: Notice | undefined } | undefined>(undefined);

/** The maintenance notice that is active now, as far as this page knows. */
export function useNotice(): Notice | undefined {
  const { notice } = useRoot();
  const seen = useContext(NoticeContext);
  return seen ? seen.notice : notice;
}

/**
 * Looks for a notice while a page is open: each minute in which somebody sees it, when they come back to it, and when a form was not taken.
 * A look that fails says nothing: the next one will.
 */
export function NoticeWatch({ children }: { children: ReactNode }) {
  const root = useRoot();
  const client = useApiClient();
  const [seen, setSeen] = useState<{ notice: Notice | undefined; root: unknown }>();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      client.call(getNotice, {}).then(
        ({ notice }) => setSeen({ notice: notice ?? undefined, root }),
        () => undefined,
      );
    };
    const timer = setInterval(look, noticePause);
    document.addEventListener('visibilitychange', look);
    const endListening = listenForUnsent((reason) => reason === 'maintenance' && look());
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      endListening();
    };
  }, [client, root]);
  // What came with a page since the last look is newer.
  return <NoticeContext value={seen?.root === root ? seen : undefined}>{children}</NoticeContext>;
}
