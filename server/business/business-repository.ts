import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Billing } from '../config.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { readFirstStanding } from '../rules/first-standing.ts';

const listMemberships = keepQuery(
  (db, { userId }: { userId: string }) =>
    db
      .selectFrom('memberships')
      .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
      .select([
        'memberships.business_id',
        'memberships.role',
        'businesses.name',
        'businesses.plan',
        'businesses.payment_method',
        'businesses.trial_ends_at',
        'businesses.settings',
      ])
      .where('memberships.user_id', '=', userId)
      .where('memberships.state', '=', 'accepted')
      .where('businesses.deleted_at', 'is', null),
  { isOfPage: true },
);

/** The accepted membership of a person with what its business says about rights and settings; undefined for a plain account. */
export const findMembership = async (db: Kysely<Database>, userId: string) =>
  (await listMemberships(db, { userId })).at(0);

/** What a program's business says about rights and settings; undefined for a person. */
export async function findProgramBusiness(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('api_users')
    .innerJoin('businesses', 'businesses.id', 'api_users.business_id')
    .select(['api_users.business_id', 'businesses.payment_method', 'businesses.trial_ends_at'])
    .where('api_users.user_id', '=', userId)
    .where('businesses.deleted_at', 'is', null)
    .executeTakeFirst();
}

export type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

export async function findBusiness(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
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

/** Those of them who manage it, at most a thousand. */
export async function listAdmins(db: Kysely<Database>, businessId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'memberships.role'])
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted')
    .where('memberships.role', '=', 'admin')
    .orderBy('memberships.accepted_at')
    .orderBy('users.id')
    .limit(1000)
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

interface NewBusiness {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  /** Whether the data processing agreement was accepted. */
  hasDpa: boolean;
  /** How plans are sold here. */
  billing: Billing;
}

/** Creates a business with accepted terms. */
export async function insertBusiness(db: Kysely<Database>, business: NewBusiness, now: Date): Promise<void> {
  const { hasDpa, billing, ...values } = business;
  await db
    .insertInto('businesses')
    .values({
      ...values,
      ...readFirstStanding(billing, now),
      gtc_accepted_at: now,
      dpa_accepted_at: hasDpa ? now : null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

interface NewMembership {
  businessId: string;
  userId: string;
  email: string;
  role: 'admin' | 'member';
}

/** Forgets that a person once belonged to a business or would not: whoever joins belongs to it once. Its events keep what was. */
export async function forgetEnded(
  db: Kysely<Database>,
  businessId: string,
  person: { id: string; email: string },
): Promise<void> {
  await db
    .deleteFrom('memberships')
    .where('business_id', '=', businessId)
    .where('state', 'in', ['removed', 'declined'])
    .where((row) => row.or([row('user_id', '=', person.id), row(row.fn('lower', ['email']), '=', person.email)]))
    .execute();
}

/** Makes an account a member at once. */
export async function insertMembership(db: Kysely<Database>, membership: NewMembership, now: Date): Promise<void> {
  const { businessId, userId, email, role } = membership;
  await db
    .insertInto('memberships')
    .values({
      id: randomUUID(),
      business_id: businessId,
      user_id: userId,
      email,
      role,
      state: 'accepted',
      accepted_at: now,
      last_active_at: now,
    })
    .execute();
}

/** Invites an address, with or without an account, to join a business. */
export async function insertInvitation(
  db: Kysely<Database>,
  invitation: { businessId: string; email: string; role: 'admin' | 'member'; invitedBy: string },
  now: Date,
): Promise<void> {
  const { businessId, email, role, invitedBy } = invitation;
  await db
    .insertInto('memberships')
    .values({
      id: randomUUID(),
      business_id: businessId,
      email,
      role,
      state: 'invited',
      invited_at: now,
      invited_by: invitedBy,
    })
    .execute();
}

/**
 * Ends memberships of businesses that are no more, which would still hold the person's one accepted place. Whoever leaves so takes the own
 * requests along, which nobody else would look after.
 */
export async function leaveDeletedBusinesses(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('signature_requests')
    .set({ business_id: null })
    .where('owner_id', '=', userId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('memberships')
          .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
          .select('memberships.id')
          .whereRef('memberships.business_id', '=', 'signature_requests.business_id')
          .where('memberships.user_id', '=', userId)
          .where('memberships.state', '=', 'accepted')
          .where('businesses.deleted_at', 'is not', null),
      ),
    )
    .execute();
  await db
    .updateTable('memberships')
    .set({ state: 'removed', removed_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'accepted')
    .where((where) =>
      where.exists(
        where
          .selectFrom('businesses')
          .select('id')
          .whereRef('businesses.id', '=', 'memberships.business_id')
          .where('deleted_at', 'is not', null),
      ),
    )
    .execute();
}
