import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { endDeputies } from '../members/deputies.ts';
import { endAssignments } from '../members/end-assignments.ts';
import { endTemplateShares } from '../members/end-template-shares.ts';
import { askToStopCharging } from './ask-to-stop-charging.ts';
import { eraseBusinessRows } from './erase-business.ts';
import type { Departure } from './plan-departure.ts';

/** Held until the transaction ends: two administrators who leave at the same moment do so one after the other. */
export async function lockBusiness(trx: Kysely<Database>, businessId: string): Promise<void> {
  await trx
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', businessId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Ends the membership of somebody who leaves with the account, and the business when nobody else belongs to it. */
export async function leaveBusiness(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  { businessId, endsWithAccount }: Departure,
): Promise<void> {
  const { actor, now } = call;
  await trx
    .updateTable('memberships')
    .set({ state: 'removed', removed_at: now })
    .where('user_id', '=', actor.id)
    .where('state', '=', 'accepted')
    .execute();
  await endTemplateShares(trx, [actor.id]);
  await endDeputies(trx, call, [actor.id]);
  await endAssignments(trx, call, { userIds: [actor.id] });
  await appendBusinessEvents(trx, call, businessId, [
    { name: 'MEMBER_LEFT', data: { userId: actor.id, email: actor.email } },
  ]);
  if (!endsWithAccount) return;
  await askToStopCharging(call.services, trx, { businessId }, { isAtOnce: true });
  await eraseBusinessRows(trx, businessId, now);
}
