import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How many questions of a claimed request wait for an answer, in the transaction of their events. */
export async function countQuestions(trx: Kysely<Database>, requestId: string, change: 1 | -1): Promise<void> {
  await trx
    .updateTable('signature_requests')
    .set({ open_questions: sql`greatest(open_questions + ${change}, 0)` })
    .where('id', '=', requestId)
    .execute();
}
