import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent, type EvidenceCall } from '../evidence/append-event.ts';
import type { UserActor } from '../http/actor.ts';
import type { Services } from '../services.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { endRequest } from './end-request.ts';
import { tellWithdrawn } from './notify.ts';
import type { RequestRow } from '../requests/request-repository.ts';

/** Ends a claimed open request; everybody but who does it is told. */
export async function withdraw(
  services: Services,
  trx: Kysely<Database>,
  call: EvidenceCall & { actor: UserActor },
  request: RequestRow,
  message: string | undefined,
): Promise<void> {
  const { actor, now } = call;
  await requireUnlocked(services, trx, request.id, now);
  await endRequest(trx, { requestId: request.id, status: 'WITHDRAWN', now });
  await appendEvent(trx, call, { requestId: request.id, name: 'WITHDRAWN', data: { message: message || undefined } });
  await tellWithdrawn(services, trx, request, { by: actor, message, at: now });
}
