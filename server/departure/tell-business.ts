import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Everybody of a business whom a mail reaches, with the language of each. */
export const listRecipients = (db: Kysely<Database>, businessId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.email', 'users.lang', 'memberships.role'])
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted')
    .where('users.deleted_at', 'is', null)
    .orderBy('users.email')
    .execute();
