import { cancelJob as contract } from '@sigillum/api-contracts/operator/cancel-job.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { cancelJob as cancel } from '../jobs/job-board.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { requireOperator } from './require-operator.ts';

export const cancelJob = implement(contract, async ({ params: { id } }, context) => {
  const { actor, db } = context;
  await requireOperator(db, actor);
  const job = await cancel(db, id);
  if (!job) throw refuse('error.not_found');
  if (job === 'refused') throw refuse('error.operator.job_elsewhere');
  await appendOperatorEvent(db, context, { act: 'JOB_CANCELLED', subject: id, details: { job: job.name } });
  return { status: 200, body: { ok: true } };
});
