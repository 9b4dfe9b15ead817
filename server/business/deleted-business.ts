import { revocableDays } from '@sigillum/api-contracts/business/delete-business.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const dayMs = 24 * 3600_000;

/** Until when a business that was deleted at a moment can be brought back. */
export const endRevocation = (deletedAt: Date): Date => new Date(deletedAt.getTime() + revocableDays * dayMs);

/** The deleted business that a person administered and may bring back now. */
export async function findRevocable(db: Kysely<Database>, userId: string, now: Date) {
  return db
    .selectFrom('memberships')
    .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
    .select(['businesses.id', 'businesses.name', 'businesses.deleted_at'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.state', '=', 'accepted')
    .where('memberships.role', '=', 'admin')
    .where('businesses.deleted_at', '>', new Date(now.getTime() - revocableDays * dayMs))
    .where('businesses.erased_at', 'is', null)
    .executeTakeFirst();
}
