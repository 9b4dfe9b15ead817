import { batchLimits } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import type { DownloadCall } from '../documents/record-download.ts';
import type { AccountActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { answerRequestsZip } from '../signature-requests/answer-requests-zip.ts';
import { requireBatch } from './access-batches.ts';
import { listRows } from './batches-repository.ts';

/** What everybody has signed of a batch, in one archive. Throws a refusal. */
export async function answerBatchZip(call: DownloadCall & { actor: AccountActor }, batchId: string) {
  const { actor, db, now } = call;
  const { id } = await requireBatch(db, actor, batchId);
  const rows = await listRows(db, id, { state: 'SIGNED', size: batchLimits.rows }, now);
  if (!rows.length) throw refuse('error.batch.nothing_signed');
  const ids = rows.map(({ request_id }) => request_id!);
  return answerRequestsZip(call, ids, { isSigned: true, filename: 'batch.zip' });
}
