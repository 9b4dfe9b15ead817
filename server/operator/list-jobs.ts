import { listJobs as contract } from '@sigillum/api-contracts/operator/list-jobs.ts';
import { implement } from '../http/implement.ts';
import { listOpenJobs } from '../jobs/job-board.ts';
import { cutPage, pageRows } from './cut-page.ts';
import { requireOperator } from './require-operator.ts';

export const listJobs = implement(contract, async ({ query }, { actor, db }) => {
  await requireOperator(db, actor);
  const { rows: jobs, hasMore } = cutPage(await listOpenJobs(db, query, pageRows));
  return {
    status: 200,
    body: {
      jobs: jobs.map(({ createdAt, dueAt, ...job }) => ({
        ...job,
        createdAt: createdAt.toISOString(),
        dueAt: dueAt.toISOString(),
      })),
      hasMore,
    },
  };
});
