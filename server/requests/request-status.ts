import type { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';

interface Deadline {
  status: RequestStatus;
  expiration_date: Date | null;
  /** When everybody had signed: from then on no deadline counts any more. */
  accepted_at: Date | null;
}

/** The status as of now: an open request past its deadline has expired, whether or not the job has written that down. */
export function readStatus({ status, expiration_date, accepted_at }: Deadline, now: Date): RequestStatus {
  const isOver = expiration_date !== null && expiration_date <= now;
  return status === 'OPEN' && accepted_at === null && isOver ? 'EXPIRED' : status;
}
