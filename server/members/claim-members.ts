import type { Kysely } from 'kysely';
import { claimBusiness, requireAdmin } from '../business/access-business.ts';
import type { BusinessRow } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';

/** The business, locked until the transaction ends, for an administrator who changes who belongs to it. Throws a refusal. */
export async function claimAsAdmin(trx: Kysely<Database>, actor: UserActor, id: string): Promise<BusinessRow> {
  await requireAdmin(trx, actor, id);
  const business = await claimBusiness(trx, id);
  // Asked again: the caller may have been removed while the row was another's.
  await requireAdmin(trx, actor, id);
  return business;
}

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
