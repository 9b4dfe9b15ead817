import { listQuorums } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { forgetProofs } from '../requests/forget-proofs.ts';
import { endHandOver } from '../requests/end-hand-over.ts';
import { voiceOf } from '../requests/quorum-of.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { continueRequest } from './continue-request.ts';
import { endRequest } from './end-request.ts';
import { tellDeclined } from './notify.ts';
import { queueCallback } from '../requests/queue-callback.ts';

/**
 * A signer of a claimed open request, with or without account, declines. That ends it, and everybody is told why; where enough others of a
 * quorum can still sign, it goes on, and whoever looks after it is told.
 */
export async function decline(
  trx: Kysely<Database>,
  call: Call,
  { request, own: signer, signatures }: RequestView,
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
  const documents = listEvidence(await listDocuments(trx, requestId));
  const data = { sid: own.sid, message: message || undefined };
  const declined = { name: 'DECLINED', documents, data } as const;
  const after = signatures.map((row) => (row.sid === own.sid ? { ...row, status: 'DECLINED' as const } : row));
  const quorum = listQuorums(after.map(voiceOf)).find(({ name }) => name === own.quorum_name);
  const isGoingOn = quorum !== undefined && !quorum.isLost;
  if (isGoingOn) {
    const causes = [{ type: 'UPDATE', status: 'OPEN' } as const];
    const before = { events: [declined], causes };
    await forgetProofs(trx, [own.sid]);
    await continueRequest(services, trx, call, { requestId, reason: 'others_to_sign', before });
  } else {
    await endRequest(trx, { requestId, status: 'DECLINED', now });
    await appendEvent(trx, call, { requestId, ...declined });
    await queueCallback(services, trx, request, { type: 'ERROR', status: 'DECLINED', now });
  }
  await endHandOver(trx, call.actor, now);
  await tellDeclined(services, trx, request, { signer: { ...own, decline_reason }, isGoingOn, at: now });
}
