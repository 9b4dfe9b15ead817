import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The accepted membership of a person with what its business says about rights; undefined for a plain account. */
export async function findMembership(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
    .select([
      'memberships.business_id',
      'memberships.role',
      'businesses.name',
      'businesses.payment_method',
      'businesses.trial_ends_at',
    ])
    .where('memberships.user_id', '=', userId)
    .where('memberships.state', '=', 'accepted')
    .where('businesses.deleted_at', 'is', null)
    .executeTakeFirst();
}
export type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

export async function findBusiness(db: Kysely<Database>, id: string) {
  return db.selectFrom('businesses').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}
export type BusinessRow = NonNullable<Awaited<ReturnType<typeof findBusiness>>>;

/** Everybody of a business who has joined, in the order of joining. */
export async function listPeople(db: Kysely<Database>, businessId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'memberships.role'])
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted')
    .orderBy('memberships.accepted_at')
    .orderBy('users.id')
    .execute();
}

/** Invitations without an answer yet. */
export async function listInvitations(db: Kysely<Database>, businessId: string) {
  return db
    .selectFrom('memberships')
    .select(['id', 'email', 'invited_at'])
    .where('business_id', '=', businessId)
    .where('state', '=', 'invited')
    .orderBy('invited_at')
    .execute();
}

/**
 * What a person's memberships say beside the accepted one: an invitation without an answer, by account or by address,
 * a removal, a deleted business.
 */
export async function readMembershipHistory(db: Kysely<Database>, user: { id: string; email: string }) {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
    .select(['memberships.state', 'businesses.deleted_at'])
    .where((where) =>
      where.or([
        where('memberships.user_id', '=', user.id),
        where.and([where('memberships.state', '=', 'invited'), where(where.fn('lower', ['memberships.email']), '=', user.email)]),
      ]),
    )
    .execute();
  const isMember = rows.some(({ state, deleted_at }) => state === 'accepted' && !deleted_at);
  return {
    hasOpenInvitation: rows.some(({ state, deleted_at }) => state === 'invited' && !deleted_at),
    wasRemoved: !isMember && rows.some(({ state }) => state === 'removed'),
    wasBusinessDeleted: !isMember && rows.some(({ state, deleted_at }) => state === 'accepted' && deleted_at !== null),
  };
}
export type MembershipHistory = Awaited<ReturnType<typeof readMembershipHistory>>;
