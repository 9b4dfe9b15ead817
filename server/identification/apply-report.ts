import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { systemCall } from '../evidence/append-event.ts';
import { appendIdentificationEvent } from '../evidence/append-identification-event.ts';
import type { IdentificationEventName } from '../evidence/identification-event.ts';
import type { IdentityReport } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { advanceCase, isFinal } from './advance-case.ts';
import { readOwner } from './case-owner.ts';
import { lockCase, type CaseRow } from './cases-repository.ts';
import { describeEvent } from './describe-event.ts';
import { findSubject } from './find-subject.ts';
import { followPayment } from './follow-payment.ts';
import { judgeResult } from './judge-result.ts';
import { keepResult } from './keep-result.ts';
import { nameQuality } from './name-quality.ts';
import { planAppointment } from './plan-appointment.ts';
import { recordIdentified } from './record-identified.ts';
import { tellPerson } from './tell-person.ts';
import { tellRequest } from './tell-request.ts';

/**
 * Takes over what a vendor said of a case when it was asked at a moment, in one transaction: state, result, names of account or signature, event.
 * An older word than the last one is left aside, a repeated one changes nothing.
 */
export async function applyReport(
  services: Services,
  caseId: string,
  report: IdentityReport,
  askedAt: Date,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockRequestOf(trx, caseId);
    const row = await lockCase(trx, caseId);
    if (!row || row.ended_at || (row.looked_at && row.looked_at > askedAt)) return;
    const { status, result, reason } = await judge(trx, row, report);
    const state = advanceCase(row.state, status);
    const now = services.now();
    const isActive = state === 'success' && Boolean(result?.isUsable);
    const hasEnded = state === 'failure' || isActive;
    const at = isFinal(state) ? null : (report.appointmentAt ?? null);
    const appointment = planAppointment(row, at, now);
    await trx
      .updateTable('identification_cases')
      .set({
        state,
        looked_at: askedAt,
        updated_at: now,
        ...appointment,
        ...(state === 'failure' && { reason: reason ?? 'refused' }),
        ...(hasEnded && { ended_at: now, link: null }),
      })
      .where('id', '=', caseId)
      .execute();
    if (row.appointment_at && state === 'initialized' && row.appointment_at.getTime() !== at?.getTime())
      await tellPerson(
        services,
        trx,
        row,
        at ? { change: 'APPOINTMENT_MOVED', at } : { change: 'APPOINTMENT_CANCELLED' },
      );
    const tell = (name: IdentificationEventName, more: object = {}) =>
      appendIdentificationEvent(trx, systemCall(now), caseId, {
        name,
        data: { ...describeEvent(row), state, ...more },
      });
    const isMoved = state !== row.state;
    if (isMoved && state === 'inprogress') await tell('PROGRESSED');
    if (isMoved && state === 'failure') {
      await tell('FAILED', { reason: reason ?? 'refused' });
      await followPayment(services, trx, caseId, reason ?? 'refused');
      await tellPerson(services, trx, row, { change: 'FAILED' });
      await tellRequest(services, trx, row, now);
    }
    if (state !== 'success' || !result) return;
    const { provider, evidenceId, level, expiresAt } = result;
    const evidence = { provider, evidenceId, level, expiresAt: expiresAt.toISOString() };
    if (isMoved) await tell('SUCCEEDED', { ...evidence, changed: await keepResult(services, trx, row, result) });
    if (!isActive) return;
    // What it allows, a trust service may tell only now.
    await trx
      .updateTable('identifications')
      .set({ activated_at: now, level, quality: nameQuality(level), expires_at: expiresAt })
      .where('case_id', '=', caseId)
      .execute();
    await tell('ACTIVATED', evidence);
    await followPayment(services, trx, caseId, undefined);
    await recordIdentified(trx, row, result, now);
    await tellPerson(services, trx, row, { change: 'ACTIVE', at: expiresAt });
  });
}

/** A visitor's request before the case, as whoever erases it takes them. */
const lockRequestOf = (trx: Kysely<Database>, caseId: string): Promise<unknown> =>
  trx
    .selectFrom('identification_cases as own')
    .innerJoin('signatures', 'signatures.sid', 'own.sid')
    .innerJoin('signature_requests as request', 'request.id', 'signatures.request_id')
    .select('request.id')
    .where('own.id', '=', caseId)
    .forUpdate('request')
    .execute();

/** What the vendor says, judged by our own rules: not everybody who succeeded there is the person who was to. */
async function judge(
  trx: Kysely<Database>,
  row: CaseRow,
  { status, result, reason }: IdentityReport,
): Promise<Pick<IdentityReport, 'status' | 'result' | 'reason'>> {
  // A success without a result says nothing yet.
  if (status === 'success' && !result) return { status: 'inprogress' };
  if (status !== 'success' || !result) return { status, ...(reason && { reason }) };
  const fault = judgeResult(await findSubject(trx, readOwner(row)), result);
  return fault ? { status: 'failure', reason: fault } : { status, result };
}
