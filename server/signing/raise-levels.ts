import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { findLowestLevel, findReason, listBelow, type DocumentLevel } from './level-rule.ts';

/**
 * Writes down that all signatures of a request have reached what the newest revisions of its documents prove for the lowest of them;
 * one that has reached more keeps it.
 */
export async function raiseLevels(
  trx: Kysely<Database>,
  requestId: string,
  documents: readonly DocumentLevel[],
  isLast: boolean,
): Promise<void> {
  const level = findLowestLevel(documents.map((document) => document.level));
  await trx
    .updateTable('signatures')
    .set({ level_reached: level, level_reason: findReason(documents, isLast) })
    .where('request_id', '=', requestId)
    .where('status', '=', 'SIGNED')
    .where('level_reached', 'in', [...listBelow(level), level])
    .execute();
}
