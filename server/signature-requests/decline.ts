import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { endRequest } from './end-request.ts';
import { tellDeclined } from './notify.ts';
import { queueCallback } from '../requests/queue-callback.ts';

/** Ends a claimed open request because a signer, with or without account, declines; everybody is told why. */
export async function decline(
  trx: Kysely<Database>,
  call: Call,
  { request, own: signer }: RequestView,
  message: string | undefined,
): Promise<void> {
  const { now, services } = call;
  const { id: requestId } = request;
  const own = signer!;
  await requireUnlocked(services, trx, requestId, now);
  const decline_reason = message || null;
  await trx
    .updateTable('signatures')
    .set({ status: 'DECLINED', decline_reason, ended_at: now })
    .where('sid', '=', own.sid)
    .execute();
  await endRequest(trx, { requestId, status: 'DECLINED', now });
  const documents = listEvidence(await listDocuments(trx, requestId));
  const data = { sid: own.sid, message: message || undefined };
  await appendEvent(trx, call, { requestId, name: 'DECLINED', documents, data });
  await queueCallback(services, trx, request, { type: 'ERROR', status: 'DECLINED', now });
  await tellDeclined(services, trx, request, { ...own, decline_reason }, now);
}
