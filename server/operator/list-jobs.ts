import { listJobs as contract } from '@sigillum/api-contracts/operator/list-jobs.ts';
import { implement } from '../http/implement.ts';
import { listOpenJobs } from '../jobs/job-board.ts';
import { requireOperator } from './require-operator.ts';

export const listJobs = implement(contract, async ({ query }, { actor, db }) => {
  await requireOperator(db, actor);
  const jobs = await listOpenJobs(db, query?.name, 200);
  return {
    status: 200,
    body: {
      jobs: jobs.map(({ createdAt, dueAt, ...job }) => ({
        ...job,
        createdAt: createdAt.toISOString(),
        dueAt: dueAt.toISOString(),
      })),
    },
  };
});
