import { ElsewhereKind } from '@sigillum/api-contracts/identification/schemas.ts';
import type { JobRun } from '../jobs/jobs.ts';
import {
  IdentityVendorError,
  IdentityVendorRefusal,
  type IdentityCase,
  type IdentityVendor,
} from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { applyReport } from './apply-report.ts';
import { readOwner } from './case-owner.ts';
import { callOffUnwanted } from './call-off-unwanted.ts';
import { findCase, type CaseRow } from './cases-repository.ts';
import { endUnactivated } from './end-unactivated.ts';
import { findSubject } from './find-subject.ts';
import { planLook } from './plan-look.ts';
import { scheduleLook } from './schedule-look.ts';
import { seekKnown } from './seek-known.ts';
import { tellVendor } from './tell-vendor.ts';

/** Asks the vendor of a case where it stands, and takes that over. Throws IdentityVendorError while the vendor is away. */
export async function lookAtCase(services: Services, caseId: string): Promise<void> {
  const { db, identity, log, now } = services;
  const row = await findCase(db, caseId);
  const vendor = identity.find(({ name }) => name === row?.vendor);
  if (!row || row.ended_at || !vendor) return;
  const { reference } = row;
  const askedAt = now();
  try {
    if (await callOffUnwanted(services, vendor, row)) return;
    if (ElsewhereKind.safeParse(row.kind).success) return await takeOverKnown(services, vendor, row, askedAt);
    if (reference === null) return await tellVendor(services, vendor, row);
    const report = await vendor.readStatus(await describeAsked(services, { ...row, reference }));
    if (report.word !== undefined) log.warn('whoever identifies tells of a failure', { caseId, word: report.word });
    await applyReport(services, caseId, report, askedAt);
  } catch (error) {
    if (!(error instanceof IdentityVendorRefusal)) throw error;
    log.error('whoever identifies refuses', { caseId, error });
    await applyReport(services, caseId, { status: 'failure', reason: 'refused' }, askedAt);
  }
}

/** What is done elsewhere has nothing to wait for: the trust service knows the person, or it came to nothing. */
async function takeOverKnown(services: Services, vendor: IdentityVendor, row: CaseRow, askedAt: Date): Promise<void> {
  const { id, legislation } = row;
  const subject = await findSubject(services.db, readOwner(row));
  const report = await seekKnown(vendor, subject, { legislation, reference: id });
  if (report?.word !== undefined)
    services.log.warn('whoever identifies tells of a failure', { caseId: id, word: report.word });
  await applyReport(services, id, report ?? { status: 'failure', reason: 'refused' }, askedAt);
}

/** What a vendor is asked about. */
async function describeAsked(
  { db }: Pick<Services, 'db'>,
  { id, reference, legislation, kind, mobile, created_at: startedAt }: CaseRow & { reference: string },
): Promise<IdentityCase> {
  const found = await db
    .selectFrom('identifications')
    .select(['evidence_id', 'identified_at'])
    .where('case_id', '=', id)
    .executeTakeFirst();
  const known = found && { evidenceId: found.evidence_id, identifiedAt: found.identified_at };
  return { reference, legislation, kind, mobile, startedAt, found: known ?? null };
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
