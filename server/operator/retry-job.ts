import { retryJob as contract } from '@sigillum/api-contracts/operator/retry-job.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { retryJob as retry } from '../jobs/job-board.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { requireOperator } from './require-operator.ts';

export const retryJob = implement(contract, async ({ params: { id } }, context) => {
  const { actor, db } = context;
  await requireOperator(db, actor);
  const job = await retry(db, id);
  if (!job) throw refuse('error.not_found');
  if (job === 'refused') throw refuse('error.operator.job_elsewhere');
  await appendOperatorEvent(db, context, { act: 'JOB_RETRIED', subject: id, details: { job: job.name } });
  return { status: 200, body: { ok: true } };
});
