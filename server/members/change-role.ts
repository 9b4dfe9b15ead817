import type { Kysely } from 'kysely';
import type { MemberRole } from '@sigillum/api-contracts/members/schemas.ts';
import { tellMembers } from '../business/tell-members.ts';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimAsAdmin } from '../business/access-business.ts';
import { holdsEveryAdmin, requirePeople } from './require-people.ts';

/** Gives members of a business another role; answers whom it changed. What they may do is judged by each call anew, so it counts at once. */
export async function changeRole(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  { businessId, userIds, role }: { businessId: string; userIds: readonly string[]; role: MemberRole },
): Promise<string[]> {
  const business = await claimAsAdmin(trx, call.actor, businessId);
  const people = (await requirePeople(trx, businessId, userIds)).filter((person) => person.role !== role);
  const ids = people.map(({ id }) => id);
  if (!ids.length) return [];
  if (role === 'member' && (await holdsEveryAdmin(trx, businessId, ids))) throw refuse('error.business.last_admin');
  await trx
    .updateTable('memberships')
    .set({ role })
    .where('business_id', '=', businessId)
    .where('state', '=', 'accepted')
    .where('user_id', 'in', ids)
    .execute();
  const name = role === 'admin' ? 'ADMIN_MADE' : 'ADMIN_REVOKED';
  await appendBusinessEvents(
    trx,
    call,
    businessId,
    people.map(({ id, email }) => ({ name, data: { userId: id, email, role } })),
  );
  const others = people.filter(({ id }) => id !== call.actor.id);
  await tellMembers(trx, call, others, { change: name, businessName: business.name });
  return ids;
}
