import type { Services } from '../services.ts';
import { completeRequest } from './complete-request.ts';
import { releaseDeadStart } from './release-dead-start.ts';
import { renewTimestamps, scheduleRenewal } from './renew-timestamps.ts';

/**
 * Begins to work on what finishes by itself, and takes up what an earlier start of the server left: a job that died with it would else
 * be tried again only when its time has run out.
 */
export async function resumeSigning(services: Services): Promise<void> {
  const { db, jobs, now } = services;
  await releaseDeadStart(services);
  await jobs.work('complete-request', ({ requestId }, run) => completeRequest(services, requestId, run));
  await jobs.work('renew-timestamps', () => renewTimestamps(services), 1);
  await scheduleRenewal(services, db, now());
  const waiting = await db
    .selectFrom('signature_requests as request')
    .select('request.id')
    .where('request.status', '=', 'OPEN')
    .where((where) =>
      where.or([
        where('request.accepted_at', 'is not', null),
        where.exists(
          where
            .selectFrom('signatures')
            .select('sid')
            .whereRef('signatures.request_id', '=', 'request.id')
            .where('signatures.level_reason', 'in', ['timestamp', 'revocation', 'verification']),
        ),
      ]),
    )
    .execute();
  for (const { id } of waiting) await jobs.enqueue(db, 'complete-request', { requestId: id }, { singletonKey: id });
}
