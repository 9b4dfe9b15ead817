import type { JobRun } from '../jobs/jobs.ts';
import { IdentityVendorError } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { applyReport } from './apply-report.ts';
import { findCase } from './cases-repository.ts';
import { endUnactivated } from './end-unactivated.ts';
import { planLook } from './plan-look.ts';
import { scheduleLook } from './schedule-look.ts';
import { tellVendor } from './tell-vendor.ts';

/** Asks the vendor of a case where it stands, and takes that over. Throws IdentityVendorError while the vendor is away. */
export async function lookAtCase(services: Services, caseId: string): Promise<void> {
  const { db, identity, now } = services;
  const row = await findCase(db, caseId);
  const vendor = identity.find(({ name }) => name === row?.vendor);
  if (!row || row.ended_at || !vendor) return;
  if (row.reference === null) {
    await tellVendor(services, vendor, row);
    return;
  }
  const askedAt = now();
  await applyReport(services, caseId, await vendor.readStatus(row.reference), askedAt);
}

/** The job: one look, which asks for the next until the case has ended. What a vendor has told adds looks, it never replaces them. */
export async function watchCase(
  services: Services,
  { caseId, isNotified }: { caseId: string; isNotified: boolean },
  run: Pick<JobRun, 'complete'>,
): Promise<void> {
  const { db, log, now } = services;
  try {
    await lookAtCase(services, caseId);
  } catch (error) {
    // The next look comes by itself, for as long as the case may take.
    if (!(error instanceof IdentityVendorError) || isNotified) throw error;
    log.warn('whoever identifies is away', { error });
  }
  const row = await findCase(db, caseId);
  if (isNotified || !row || row.ended_at) return;
  const next = planLook(row.looks, row.created_at, now());
  if (!next) {
    if (row.state === 'success') await endUnactivated(services, caseId);
    else await applyReport(services, caseId, { status: 'failure', reason: 'expired' }, now());
    return;
  }
  await db.transaction().execute(async (trx) => {
    await run.complete(trx);
    await trx
      .updateTable('identification_cases')
      .set({ looks: row.looks + 1 })
      .where('id', '=', caseId)
      .execute();
    await scheduleLook(services, trx, caseId, { startAfter: next });
  });
}
