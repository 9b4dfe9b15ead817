import type { Kysely } from 'kysely';
import type { Colleague, Officers } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import { isAesInForce } from '../business/aes-for-business.ts';
import { requireMembership } from '../business/access-business.ts';
import type { Membership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';

export async function isOfficer(db: Kysely<Database>, businessId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_officers')
    .select('user_id')
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The caller's membership of exactly this business, where the caller looks after its identity checks. Throws a refusal. */
export async function requireOfficer(
  db: Kysely<Database>,
  actor: UserActor,
  businessId: string,
  { orAdmin = false }: { orAdmin?: boolean } = {},
): Promise<Membership & { isOfficer: boolean }> {
  const membership = await requireMembership(db, actor, businessId);
  const isOne = await isOfficer(db, businessId, actor.id);
  if (!isOne && !(orAdmin && membership.role === 'admin')) throw refuse('error.in_person.officers_only');
  return { ...membership, isOfficer: isOne };
}

/** Throws a refusal where the business does not vouch for anybody. */
export async function requireAesInForce(db: Kysely<Database>, businessId: string): Promise<void> {
  if (!(await isAesInForce(db, businessId))) throw refuse('error.in_person.not_enabled');
}

/** Active members of a business, as colleagues see each other. */
const selectColleagues = (db: Kysely<Database>, businessId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted');

/** The active member with an address. Throws a refusal. */
export async function requireColleague(
  db: Kysely<Database>,
  businessId: string,
  email: string,
): Promise<Colleague & { lang: string }> {
  const found = await selectColleagues(db, businessId)
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.lang'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  if (!found) throw refuse('error.in_person.member_unknown');
  return found;
}

/** The officers of a business as its administrators see them. */
export async function describeOfficers(db: Kysely<Database>, businessId: string): Promise<Officers> {
  const officers = await selectColleagues(db, businessId)
    .innerJoin('identity_officers as officer', (join) =>
      join
        .onRef('officer.business_id', '=', 'memberships.business_id')
        .onRef('officer.user_id', '=', 'memberships.user_id'),
    )
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name'])
    .orderBy('officer.given_at')
    .orderBy('users.id')
    .execute();
  return { is_enabled: await isAesInForce(db, businessId), officers };
}
