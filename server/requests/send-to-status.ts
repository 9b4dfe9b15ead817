import type { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { SendToStatus } from '@sigillum/api-contracts/signature-requests/send-to-schemas.ts';

/** What nobody claims dies after a day; of what was claimed the address and its code after ninety (wire shapes, Machine API). */
export const claimDays = 1;
export const sendToDays = 90;

const dayMs = 24 * 3600 * 1000;

export const readClaimEnd = (createdAt: Date): Date => new Date(createdAt.getTime() + claimDays * dayMs);

/** How a claimed request stands. What failed comes to no signed document either, like what was taken back. */
const claimed: Record<RequestStatus, SendToStatus> = {
  DRAFT: 'CLAIMED',
  OPEN: 'SIGNING',
  SIGNED: 'SIGNED',
  DECLINED: 'DECLINED',
  WITHDRAWN: 'WITHDRAWN',
  EXPIRED: 'EXPIRED',
  ERROR: 'WITHDRAWN',
};

interface Handover {
  created_at: Date;
  claimed_at: Date | null;
}

/** The status of a send-to as of now. `request` is that of what it became; undefined once that was erased. */
export function readSendToStatus(
  { created_at, claimed_at }: Handover,
  request: RequestStatus | undefined,
  now: Date,
): SendToStatus {
  if (claimed_at) return request ? claimed[request] : 'WITHDRAWN';
  return readClaimEnd(created_at) <= now ? 'EXPIRED' : 'UNCLAIMED';
}
