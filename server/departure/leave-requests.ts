import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { eraseRequest, eraseWhenForgotten } from '../signature-requests/erase-request.ts';
import { lockRequest } from '../requests/request-repository.ts';
import { withdraw } from '../signature-requests/withdraw.ts';
import { releaseSignatures } from './release-signatures.ts';
import type { Affected } from './survey-deletion.ts';

/** Lets a person who deletes the account go from every request. Answers the blobs to discard after the commit. */
export async function leaveRequests(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  affected: readonly Affected[],
): Promise<string[]> {
  const orphans: string[] = [];
  for (const { id, status, fate, formerOwnerId } of affected) {
    const request = await lockRequest(trx, id);
    if (!request) continue;
    if (fate === 'erase') {
      orphans.push(...(await eraseRequest(trx, id)));
      continue;
    }
    if (fate === 'withdraw') await withdraw(trx, call, request, undefined);
    if (status === 'OPEN' || status === 'DRAFT') await releaseSignatures(trx, call, request);
    await trx.deleteFrom('observers').where('request_id', '=', id).where('user_id', '=', call.actor.id).execute();
    const hasEnded = await endAccess(trx, call, id, { keepsOwner: fate === 'pass on', formerOwnerId });
    if (fate === 'pass on' || hasEnded) await appendEvent(trx, call, { requestId: id, name: 'ACCESS_REMOVED' });
    if (fate !== 'pass on') orphans.push(...(await eraseWhenForgotten(trx, id)));
  }
  return orphans;
}

/** The owner's row stays where the access of a business's administrators hangs on it. Answers whether any access has ended. */
async function endAccess(
  trx: Kysely<Database>,
  { actor, now }: Call<UserActor>,
  requestId: string,
  { keepsOwner, formerOwnerId }: { keepsOwner: boolean; formerOwnerId: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('request_access')
    .set({ removed_at: now })
    .where('request_id', '=', requestId)
    .where('removed_at', 'is', null)
    .where((row) => {
      const own = row('user_id', '=', actor.id);
      if (keepsOwner) return row.and([own, row('level', '<>', 'owner')]);
      if (!formerOwnerId) return own;
      return row.or([own, row.and([row('user_id', '=', formerOwnerId), row('level', '=', 'owner')])]);
    })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
