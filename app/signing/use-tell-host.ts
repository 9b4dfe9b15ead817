import type { RequestProgress, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect } from 'react';
import { followSeen } from './follow-seen.ts';
import { type HostMessage, tellHost, useHost } from './host.ts';
import { useTellSize } from './use-tell-size.ts';

const endings: Readonly<Record<string, HostMessage>> = {
  SIGNED: { type: 'signed' },
  ERROR: { type: 'failed', reason: 'request-ended' },
};

/**
 * Keeps the site around the page informed: that it is there, how high it would like to be, and that the signature is made, here or in a window of
 * its own, as the page knows it by itself or by its last look. What else has ended leads to a page that says so to both
 * (signature-requests/components/outcome-page.tsx).
 */
export function useTellHost(
  { id, signatures, viewer }: SignatureRequest,
  polled: Pick<RequestProgress, 'signatures'> | undefined,
): void {
  const host = useHost();
  useTellSize(host);
  useEffect(() => {
    if (host === undefined) return undefined;
    tellHost(host, { type: 'ready', requestId: id });
    return followSeen();
  }, [host, id]);
  const [ending] = [...signatures, ...(polled?.signatures ?? [])].flatMap(({ sid, status_code }) =>
    sid === viewer.sid ? (endings[status_code] ?? []) : [],
  );
  useEffect(() => {
    if (host !== undefined && ending) tellHost(host, ending);
  }, [host, ending]);
}
