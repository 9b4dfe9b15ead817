import type { ProgramBatch, ProgramBatchRow } from '@sigillum/api-contracts/machine/batch-schemas.ts';
import type { Batch, BatchRow } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiActor } from '../http/actor.ts';
import { describeBatch } from '../templates/describe-batch.ts';

/** A batch as its program reads it: whose it is and what may be done with it, it knows. */
export function writeProgramBatch({ owner: _, actions: __, act, paused_until, ...batch }: Batch): ProgramBatch {
  return { ...batch, ...(act && { act }), ...(paused_until && { paused_until }) };
}

export const writeProgramRow = ({ key, reason, request_id, ...row }: BatchRow): ProgramBatchRow => ({
  ...row,
  ...(key !== null && { key }),
  ...(reason !== null && { reason }),
  ...(request_id !== null && { request_id }),
});

/** A batch for who has just made or changed it. Throws a refusal. */
export async function answerBatch(
  context: { db: Kysely<Database>; actor: ApiActor; now: Date },
  id: string,
): Promise<{ status: 200; body: ProgramBatch }> {
  return { status: 200, body: writeProgramBatch(await describeBatch(context.db, context, id)) };
}
