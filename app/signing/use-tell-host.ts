import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect } from 'react';
import { followSeen } from './follow-seen.ts';
import { type HostMessage, tellHost, useHost } from './host.ts';

const endings: Readonly<Record<string, HostMessage>> = {
  SIGNED: { type: 'signed' },
  ERROR: { type: 'failed', reason: 'request-ended' },
};

/**
 * Keeps the site around the page informed: that it is there, how high it would like to be, and that the signature is made, here or in a window of
 * its own. What else has ended leads to a page that says so to both (signature-requests/components/outcome-page.tsx).
 */
export function useTellHost({ id, signatures, viewer }: SignatureRequest): void {
  const host = useHost();
  useEffect(() => {
    if (host === undefined) return undefined;
    tellHost(host, { type: 'ready', requestId: id });
    const observer = new ResizeObserver(() =>
      tellHost(host, { type: 'size', height: document.documentElement.scrollHeight }),
    );
    observer.observe(document.body);
    const stop = followSeen();
    return () => {
      observer.disconnect();
      stop();
    };
  }, [host, id]);
  const ending = endings[signatures.find(({ sid }) => sid === viewer.sid)?.status_code ?? ''];
  useEffect(() => {
    if (host !== undefined && ending) tellHost(host, ending);
  }, [host, ending]);
}
