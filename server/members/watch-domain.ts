import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { systemCall } from '../evidence/append-event.ts';
import type { JobRun } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { findDomainRow, type DomainRow } from './domains-repository.ts';
import { lookAtDomain } from './look-at-domain.ts';
import { planDomainCheck } from './plan-domain-check.ts';

type Watched = Pick<DomainRow, 'business_id' | 'domain' | 'requested_at'>;

/** Asks for the job that looks at a domain. One that was removed and added again is watched anew. */
export async function scheduleDomainCheck(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  { business_id: businessId, domain, requested_at }: Watched,
  startAfter: Date,
): Promise<void> {
  const requestedAt = requested_at.toISOString();
  const singletonKey = `${businessId} ${domain} ${requestedAt}`;
  await jobs.enqueue(trx, 'check-domain', { businessId, domain, requestedAt }, { startAfter, singletonKey });
}

/** The job: one look, which asks for the next. Ends when the domain is proved, removed, or was looked at for long enough. */
export async function watchDomain(
  services: Services,
  { businessId, domain, requestedAt }: { businessId: string; domain: string; requestedAt: string },
  run: Pick<JobRun, 'complete'>,
): Promise<void> {
  const { db, now } = services;
  const read = async () => {
    const row = await findDomainRow(db, businessId, domain);
    return row && !row.activated_at && row.requested_at.toISOString() === requestedAt ? row : undefined;
  };
  const row = await read();
  if (!row) return;
  await lookAtDomain(services, systemCall(now()), row);
  const left = await read();
  const next = left && planDomainCheck(left.checks, left.check_until, now());
  if (!next) return;
  await db.transaction().execute(async (trx) => {
    await run.complete(trx);
    await scheduleDomainCheck(services, trx, left, next);
  });
}
