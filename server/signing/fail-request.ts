import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent, systemCall } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { tellSignatureFailed } from '../signature-requests/notify.ts';
import { listSignatures, lockRequest } from '../requests/request-repository.ts';
import { queueCallback } from '../requests/queue-callback.ts';

/**
 * Ends an open request whose file holds accepted signatures that will never be valid: their certificate was revoked before their proof
 * was complete. They become ERROR, and so does the request, because no strict reader passes its files and nobody's next signature
 * mends that (docs/decisions/033). Others keep the state that they had. Status, evidence and mails in the caller's transaction.
 */
export async function failRequest(
  services: Services,
  trx: Kysely<Database>,
  requestId: string,
  sids: readonly string[],
): Promise<void> {
  const call = systemCall(services.now());
  const { now } = call;
  const request = await lockRequest(trx, requestId);
  if (request?.status !== 'OPEN') return;
  const failed = (await listSignatures(trx, requestId)).filter(
    ({ sid, status }) => sids.includes(sid) && status === 'SIGNED',
  );
  for (const signer of failed) {
    const { sid } = signer;
    await trx
      .updateTable('signatures')
      .set({ status: 'ERROR', level_reason: null, ended_at: now })
      .where('sid', '=', sid)
      .execute();
    await appendEvent(trx, call, {
      requestId,
      name: 'SIGNATURE_FAILED',
      data: { sid, failure: 'certificate_revoked' },
    });
    await tellSignatureFailed(services, trx, request, { signer, at: now });
  }
  await trx
    .updateTable('signature_requests')
    .set({ status: 'ERROR', ended_at: now, updated_at: now })
    .where('id', '=', requestId)
    .execute();
  await queueCallback(services, trx, request, { type: 'ERROR', status: 'ERROR', now });
}
