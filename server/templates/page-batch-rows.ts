import type { BatchRow, BatchRowState } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countStates, listRows } from './batches-repository.ts';
import { describeRows } from './describe-batch.ts';

/** One page of the rows of a batch, in the order of the table, and how many there are in that state. */
export async function pageBatchRows(
  db: Kysely<Database>,
  id: string,
  { state, page, size }: { state?: BatchRowState | undefined; page: number; size: number },
  now: Date,
): Promise<{ rows: BatchRow[]; total_items: number }> {
  const rows = await listRows(db, id, { state, offset: (page - 1) * size, size }, now);
  const states = (await countStates(db, [id], now))(id);
  const total = state ? states[state] : Object.values(states).reduce((sum, count) => sum + count, 0);
  return { rows: await describeRows(db, rows), total_items: total };
}
