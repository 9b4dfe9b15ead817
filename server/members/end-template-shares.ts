import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Whoever leaves a business loses the templates that were shared with them, and has them not back by joining again. */
export async function endTemplateShares(trx: Kysely<Database>, userIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('template_shares').where('user_id', 'in', userIds).execute();
}
