import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { tellEmptyGroups } from '../groups/tell-empty-groups.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { holdsEveryAdmin } from './require-people.ts';
import { endAssignments } from './end-assignments.ts';
import { endDeputies } from './deputies.ts';
import { endTemplateShares } from './end-template-shares.ts';
import { passRequestsOn } from './pass-requests-on.ts';

interface Leaver {
  id: string;
  email: string;
  role: 'admin' | 'member';
}

/** Ends memberships of a business that the caller has locked, with what hangs on them. Throws where nobody could manage it afterwards. */
export async function endMemberships(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  {
    businessId,
    people,
    event,
  }: { businessId: string; people: readonly Leaver[]; event: 'MEMBER_REMOVED' | 'MEMBER_LEFT' },
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const isAdminAmong = people.some(({ role }) => role === 'admin');
  if (isAdminAmong && (await holdsEveryAdmin(trx, businessId, ids))) throw refuse('error.business.last_admin');
  await trx
    .updateTable('memberships')
    .set({ state: 'removed', removed_at: call.now })
    .where('business_id', '=', businessId)
    .where('state', '=', 'accepted')
    .where('user_id', 'in', ids)
    .execute();
  await trx.deleteFrom('seal_members').where('business_id', '=', businessId).where('user_id', 'in', ids).execute();
  await trx.deleteFrom('identity_officers').where('business_id', '=', businessId).where('user_id', 'in', ids).execute();
  await endTemplateShares(trx, ids);
  await appendBusinessEvents(
    trx,
    call,
    businessId,
    people.map(({ id, email, role }) => ({ name: event, data: { userId: id, email, role } })),
  );
  await endDeputies(trx, call, ids);
  await endAssignments(trx, call, { userIds: ids });
  for (const userId of ids) await passRequestsOn(trx, call, { businessId, userId });
  await tellEmptyGroups(trx, call, { businessId, emails: people.map(({ email }) => email) });
}
