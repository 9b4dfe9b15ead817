import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';

/** Active members of a business by their ids, all of them or a refusal. */
export async function requirePeople(trx: Kysely<Database>, businessId: string, userIds: readonly string[]) {
  const ids = [...new Set(userIds)];
  const people = await trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.email', 'users.lang', 'memberships.role'])
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted')
    .where('memberships.user_id', 'in', ids)
    .orderBy('sort_name')
    .execute();
  if (people.length !== ids.length) throw refuse('error.not_found');
  return people;
}
export type ActivePerson = Awaited<ReturnType<typeof requirePeople>>[number];

/** Whether all administrators of a business are among these people: then none would remain. The business is locked. */
export async function holdsEveryAdmin(
  trx: Kysely<Database>,
  businessId: string,
  userIds: readonly string[],
): Promise<boolean> {
  const other = await trx
    .selectFrom('memberships')
    .select('id')
    .where('business_id', '=', businessId)
    .where('state', '=', 'accepted')
    .where('role', '=', 'admin')
    .where('user_id', 'not in', userIds)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
