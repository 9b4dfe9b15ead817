import type { RequestStatus } from '../database/schema.ts';

interface Deadline {
  status: RequestStatus;
  expiration_date: Date | null;
}

/** The status as of now: an open request past its deadline has expired, whether or not the job has written that down. */
export function readStatus({ status, expiration_date }: Deadline, now: Date): RequestStatus {
  return status === 'OPEN' && expiration_date !== null && expiration_date <= now ? 'EXPIRED' : status;
}
