import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/**
 * Where the person who looks stands to the request: may sign now, waits for a turn, has signed while others have not, is not needed
 * any more for enough others have signed, follows without
 * signing, everybody has signed but the long-term data are still to come, or the request has come to its end.
 */
export type Standing =
  | 'may-sign'
  | 'waiting'
  | 'signed'
  | 'spared'
  | 'following'
  | 'pending'
  | 'completed'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'failed';

const ends = {
  SIGNED: 'completed',
  DECLINED: 'declined',
  WITHDRAWN: 'withdrawn',
  EXPIRED: 'expired',
  ERROR: 'failed',
} as const;

export function describeStanding({
  status_overall,
  long_term,
  signatures,
  viewer,
}: Pick<SignatureRequest, 'status_overall' | 'long_term' | 'signatures' | 'viewer'>): Standing {
  const own = signatures.find(({ sid }) => sid === viewer.sid);
  if (own?.status_code === 'WITHDRAWN' && status_overall !== 'WITHDRAWN') return 'spared';
  if (status_overall !== 'OPEN' && status_overall !== 'DRAFT') return ends[status_overall];
  if (long_term === 'pending') return 'pending';
  if (viewer.actions.includes('sign')) return 'may-sign';
  if (own?.status_code === 'SIGNED') return 'signed';
  return own?.status_code === 'WAITING' ? 'waiting' : 'following';
}
