import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { getAccount, lockAccount } from '../accounts/user-repository.ts';
import { systemCall } from '../evidence/append-event.ts';
import { appendIdentificationEvent } from '../evidence/append-identification-event.ts';
import type { IdentificationEventName } from '../evidence/identification-event.ts';
import type { IdentityReport, IdentityResult } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { advanceCase, isFinal } from './advance-case.ts';
import { lockCase, type CaseRow } from './cases-repository.ts';
import { describeEvent } from './describe-event.ts';
import { sealPerson } from './identity-secrets.ts';
import { judgeResult } from './judge-result.ts';
import { planAppointment } from './plan-appointment.ts';
import { fixedFields } from './release-names.ts';
import { tellPerson } from './tell-person.ts';

/**
 * Takes over what a vendor said of a case when it was asked at a moment, in one transaction: state, result, names of the account, event.
 * An older word than the last one is left aside, a repeated one changes nothing.
 */
export async function applyReport(
  services: Services,
  caseId: string,
  report: IdentityReport,
  askedAt: Date,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
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
      await tellPerson(services, trx, row, { change: 'FAILED' });
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
    await tellPerson(services, trx, row, { change: 'ACTIVE', at: expiresAt });
  });
}

/** What the vendor says, judged by our own rules: not everybody who succeeded there is the person of the account. */
async function judge(
  trx: Kysely<Database>,
  { user_id }: CaseRow,
  { status, result, reason }: IdentityReport,
): Promise<Pick<IdentityReport, 'status' | 'result' | 'reason'>> {
  // A success without a result says nothing yet.
  if (status === 'success' && !result) return { status: 'inprogress' };
  if (status !== 'success' || !result) return { status, ...(reason && { reason }) };
  const { first_name: firstName, last_name: lastName } = await getAccount(trx, user_id);
  const fault = judgeResult({ firstName, lastName }, result);
  return fault ? { status: 'failure', reason: fault } : { status, result };
}

const nameQuality = (level: IdentityResult['level']) => (level === 4 ? 'QES' : 'AES_MINIMAL');

/** Keeps what was found, lets the account's names follow the document and fixes them. Answers which names changed. */
async function keepResult(
  { secrets }: Pick<Services, 'secrets'>,
  trx: Kysely<Database>,
  { id, user_id, legislation, email }: CaseRow,
  { person, level, provider, evidenceId, identifiedAt, expiresAt }: IdentityResult,
): Promise<string[]> {
  await trx
    .insertInto('identifications')
    .values({
      case_id: id,
      user_id,
      legislation,
      quality: nameQuality(level),
      level,
      provider,
      evidence_id: evidenceId,
      person: person && sealPerson(secrets, id, person),
      identified_at: identifiedAt,
      expires_at: expiresAt,
    })
    .execute();
  const account = await lockAccount(trx, user_id);
  const { immutableEidFields = [] } = account.attributes;
  const fixed = person ? [...new Set([...immutableEidFields, ...fixedFields])] : immutableEidFields;
  await trx
    .updateTable('users')
    .set({
      ...(person && { first_name: person.givenNames, last_name: person.familyName }),
      attributes: JSON.stringify({
        ...account.attributes,
        immutableEidFields: fixed,
        signerIdentityEmail: email,
      }),
    })
    .where('id', '=', user_id)
    .execute();
  if (!person) return [];
  return [
    ...(account.first_name === person.givenNames ? [] : ['firstName']),
    ...(account.last_name === person.familyName ? [] : ['lastName']),
  ];
}
