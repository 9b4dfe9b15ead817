import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { readRefusal } from './read-refusal.ts';

/**
 * Where a visitor's link leads, when it does not show the request: who has declined is told so; who did not sign before the request
 * ended learns that it has ended. Who has signed sees the result for good, also that the signature does not hold.
 */
export function judgeVisit({
  status_overall,
  signatures,
  viewer,
}: Pick<SignatureRequest, 'status_overall' | 'signatures' | 'viewer'>): '/declined' | '/expired' | undefined {
  const own = signatures.find(({ sid }) => sid === viewer.sid)?.status_code;
  if (own === 'DECLINED') return '/declined';
  // Not needed any more: the page says so.
  if (own === 'WITHDRAWN' && status_overall !== 'WITHDRAWN') return undefined;
  return status_overall === 'OPEN' || own === 'SIGNED' || own === 'ERROR' ? undefined : '/expired';
}

/**
 * What a refused visit is to its visitor. Withdrawn: ended. A link that the API does not know looks like one that never was, so it is
 * missing, unless this browser has been here with it before: then it has ended.
 */
export function judgeRefusedVisit(
  { status, key }: ReturnType<typeof readRefusal>,
  hasBeenHere: boolean,
): 'ended' | 'missing' | undefined {
  if (key === 'error.sr.withdrawn') return 'ended';
  if (status === 401) return hasBeenHere ? 'ended' : 'missing';
  return undefined;
}
