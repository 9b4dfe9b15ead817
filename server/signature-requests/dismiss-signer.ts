import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { RequestView } from '../requests/access.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { queueCallback } from '../requests/queue-callback.ts';
import { listSignatures, touchRequest } from '../requests/request-repository.ts';
import { listPeopleRemoved } from './list-people-changed.ts';
import { tellRemoved } from './notify.ts';
import { addressGroups, addressSigner } from './recipients.ts';
import { takeAccess } from './take-access.ts';

/** Takes a signer out of a claimed request; who was invited is told. The caller passes the turn on (`inviteNext`). */
export async function dismissSigner(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { request, status }: RequestView,
  sid: string,
): Promise<void> {
  const { actor, now, services } = call;
  const signatures = await listSignatures(trx, request.id);
  const removed = signatures.find((row) => row.sid === sid);
  if (!removed) throw refuse('error.not_found');
  const rest = signatures.filter((row) => row !== removed);
  // What a program has sent stays open without signers (machine API, section 4).
  if (status === 'OPEN' && !rest.length && request.api_username === null) throw refuse('error.sr.no_signer');
  await requireUnlocked(services, trx, request.id, now);
  await trx.deleteFrom('signatures').where('sid', '=', removed.sid).execute();
  const isLastOfPerson = !rest.some(({ user_id }) => user_id === removed.user_id);
  if (removed.user_id && isLastOfPerson) await takeAccess(trx, request.id, removed.user_id, 'sign', now);
  await touchRequest(trx, request.id, now);
  await appendEvent(trx, call, {
    requestId: request.id,
    name: 'SIGNERS_REMOVED',
    data: { sid: removed.sid, ...listPeopleRemoved([removed], []) },
  });
  if (status !== 'OPEN') return;
  await queueCallback(services, trx, request, { type: 'UPDATE', status, now });
  const people = [
    ...addressSigner(services, removed),
    ...(await addressGroups(services, trx, [removed], request.owner_lang)),
  ];
  const told = removed.invited_at ? people : [];
  await tellRemoved(services, trx, request, { removed: told, role: 'signer', by: actor, at: now });
}
