import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent, systemCall } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { lockRequest, type RequestRow } from '../requests/request-repository.ts';
import { readStatus } from '../requests/request-status.ts';
import { tellExpired } from './notify.ts';
import { queueCallback } from '../requests/queue-callback.ts';

/** Asks for the job that writes the expiry down; until it has run, readStatus tells the same. */
export async function scheduleExpiry(
  { jobs }: Services,
  trx: Kysely<Database>,
  { id, expiration_date }: Pick<RequestRow, 'id' | 'expiration_date'>,
): Promise<void> {
  if (!expiration_date) return;
  // A deadline that was moved has a job of its own; the one for the earlier deadline finds nothing to do.
  const singletonKey = `${id} ${expiration_date.toISOString()}`;
  await jobs.enqueue(trx, 'expire-request', { requestId: id }, { startAfter: expiration_date, singletonKey });
}

/** The job: an open request past its deadline becomes EXPIRED, with its event, and everybody is told. Running it twice changes nothing. */
export async function expireRequest(services: Services, requestId: string): Promise<void> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, requestId);
    if (!request || request.status !== 'OPEN' || readStatus(request, now()) !== 'EXPIRED') return;
    await trx
      .updateTable('signature_requests')
      .set({ status: 'EXPIRED', ended_at: request.expiration_date, updated_at: now() })
      .where('id', '=', requestId)
      .execute();
    await appendEvent(trx, systemCall(now()), { requestId, name: 'EXPIRED' });
    await tellExpired(services, trx, request, request.expiration_date!);
    await queueCallback(services, trx, request, { type: 'ERROR', status: 'EXPIRED', now: now() });
  });
}
