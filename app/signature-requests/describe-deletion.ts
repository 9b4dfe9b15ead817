import type { RequestStatus, SignatureStatus, Viewer } from '@sigillum/api-contracts/signature-requests/schemas.ts';

export interface Deletable {
  status_overall: RequestStatus;
  viewer: Pick<Viewer, 'role' | 'sid'>;
  signatures: readonly { sid: string; status_code: SignatureStatus }[];
}

/** What deleting means for the person who does it (contract of DELETE /v3/signature-requests/{id}). */
export function describeDeletion({
  status_overall,
  viewer,
  signatures,
}: Deletable): 'erased' | 'withdrawn' | 'hidden' | 'unanswered' {
  if (status_overall === 'DRAFT') return 'erased';
  if (status_overall !== 'OPEN' || viewer.role === 'observer') return 'hidden';
  if (viewer.role !== 'signer') return 'withdrawn';
  const own = signatures.find(({ sid }) => sid === viewer.sid)?.status_code;
  return own === 'OPEN' || own === 'WAITING' ? 'unanswered' : 'hidden';
}
