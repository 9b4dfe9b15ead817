import type { RequestProgress } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { KnownActor } from '../http/actor.ts';
import type { CallMeta } from '../http/implement.ts';
import type { Services } from '../services.ts';
import { claimRequest, openRequest } from '../requests/access.ts';
import { describeProgress } from './describe-request.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { endRequest } from './end-request.ts';
import { tellDeclined } from './notify.ts';
import { listDocuments } from '../requests/request-repository.ts';

interface Call {
  actor: KnownActor;
  db: Kysely<Database>;
  meta: CallMeta;
  now: Date;
  services: Services;
}

/** A signer declines, with or without account: the whole request ends, and everybody is told why. */
export async function decline(call: Call, requestId: string, message: string | undefined): Promise<RequestProgress> {
  const { actor, db, now, services } = call;
  const { request, own } = await claimRequest(db, call, requestId, 'decline');
  const { sid } = own!;
  await requireUnlocked(services, db, requestId, now);
  const decline_reason = message || null;
  await db
    .updateTable('signatures')
    .set({ status: 'DECLINED', decline_reason, ended_at: now })
    .where('sid', '=', sid)
    .execute();
  await endRequest(db, { requestId, status: 'DECLINED', now });
  const documents = listEvidence(await listDocuments(db, requestId));
  await appendEvent(db, call, { requestId, name: 'DECLINED', documents, data: { sid, message: message || undefined } });
  await tellDeclined(services, db, request, { ...own!, decline_reason }, now);
  return describeProgress(await openRequest(db, actor, requestId, now));
}
