import { useLocation } from 'react-router';
import { type ExitCourse, openExits } from './exit-offer.ts';
import { tellHost, useHost } from './host.ts';

/** What happens when something has come to its end: the site around the page is told of it, or the page's address says where to go. */
export function useExits(requestId: string): ExitCourse {
  const host = useHost();
  const { search } = useLocation();
  if (host === undefined) return openExits(requestId, search);
  return {
    hidesDownload: false,
    declinesAtOnce: false,
    end(outcome, isClosed = false) {
      // Who has signed, the request says once it is read anew (use-tell-host.ts); who has declined or comes too late, the page to which that leads.
      if (outcome === 'failed' && !isClosed) tellHost(host, { type: 'failed' });
      return undefined;
    },
    leave: () => undefined,
  };
}
