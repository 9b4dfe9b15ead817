import { listProgramBatchRows as contract } from '@sigillum/api-contracts/machine/list-program-batch-rows.ts';
import { implement } from '../http/implement.ts';
import { requireBatch } from '../templates/access-batches.ts';
import { pageBatchRows } from '../templates/page-batch-rows.ts';
import { writeProgramRow } from './describe-program-batch.ts';

export const listProgramBatchRows = implement(contract, async ({ params, query }, { actor, db, now }) => {
  const { id } = await requireBatch(db, actor, params.id);
  const { state, page_number: page, page_size: size } = query;
  const { rows } = await pageBatchRows(db, id, { state, page, size }, now);
  return { status: 200, body: rows.map(writeProgramRow) };
});
