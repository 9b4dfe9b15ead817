import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Whoever has ended a membership on purpose need not be told of it by a dialog. */
export async function rememberMembershipEndSeen(trx: Kysely<Database>, userId: string, now: Date): Promise<void> {
  const seen = JSON.stringify({ membershipEndSeenAt: now.toISOString() });
  await sql`update users set attributes = attributes || ${seen}::jsonb where id = ${userId}`.execute(trx);
}
