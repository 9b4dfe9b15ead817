import type { JobRun } from '../jobs/jobs.ts';
import type { JobTable } from '../jobs/job-table.ts';
import type { Services } from '../services.ts';
import { lockRequest } from '../requests/request-repository.ts';
import { readStatus } from '../requests/request-status.ts';
import { gatherChanges } from './gather-changes.ts';
import { tellChanged } from './notify.ts';

/** The job: writes what was changed to everybody invited, but for who changed it. Says nothing once the request has ended. */
export async function tellChanges(
  services: Services,
  { requestId, since }: JobTable['tell-changes'],
  run?: Pick<JobRun, 'complete'>,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    // Whoever is changing the request at this moment has its row: that change is told now, too.
    const request = await lockRequest(trx, requestId);
    if (request && readStatus(request, services.now()) === 'OPEN') {
      const changes = await gatherChanges(trx, requestId, new Date(since));
      if (changes) await tellChanged(services, trx, request, changes);
    }
    await run?.complete(trx);
  });
}
