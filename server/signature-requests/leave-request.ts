import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { eraseRequest, eraseWhenForgotten } from './erase-request.ts';
import { grantAccess } from './store-signer.ts';
import { withdraw } from './withdraw.ts';

/**
 * Deletes a request as far as it is the caller's to delete: a draft is erased, an open one withdrawn, of an ended one the caller's access
 * ends; with `isFinal` the access to what was withdrawn ends in the same breath. Answers the blobs to discard after the commit.
 */
export async function leaveRequest(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  requestId: string,
  { isFinal = false }: { isFinal?: boolean } = {},
): Promise<string[]> {
  const { actor, now } = call;
  const { request, role, status } = await claimRequest(trx, call, requestId, 'delete');
  const isManager = role === 'owner' || role === 'admin' || role === 'writer';
  if (isManager && status === 'DRAFT') return eraseRequest(trx, request.id);
  if (isManager && status === 'OPEN' && !request.accepted_at) {
    await withdraw(trx, call, request, undefined);
    if (!isFinal) return [];
  }
  // An admin who took over ends the access that the owner left behind.
  const holder = role === 'admin' ? request.owner_id : actor.id;
  // Who has access by a group ends it with a row of the own.
  if (role === 'signer' || role === 'observer')
    await grantAccess(trx, request.id, holder, role === 'signer' ? 'sign' : 'observe');
  await trx
    .updateTable('request_access')
    .set({ removed_at: now })
    .where('request_id', '=', request.id)
    .where('user_id', '=', holder)
    .execute();
  await appendEvent(trx, call, { requestId: request.id, name: 'ACCESS_REMOVED' });
  return eraseWhenForgotten(trx, request.id);
}
