import { batchLimits } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { downloadBatchZip as contract } from '@sigillum/api-contracts/templates/download-batch-zip.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { answerRequestsZip } from '../signature-requests/answer-requests-zip.ts';
import { requireBatch } from './access-batches.ts';
import { listRows } from './batches-repository.ts';

export const downloadBatchZip = implement(contract, async ({ params }, context) => {
  const { actor, db, now } = context;
  const { id } = await requireBatch(db, actor, params.id);
  const rows = await listRows(db, id, { state: 'SIGNED', size: batchLimits.rows }, now);
  if (!rows.length) throw refuse('error.batch.nothing_signed');
  const ids = rows.map(({ request_id }) => request_id!);
  return answerRequestsZip(context, ids, { isSigned: true, filename: 'batch.zip' });
});
