import { ElsewhereKind } from '@sigillum/api-contracts/identification/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { systemCall } from '../evidence/append-event.ts';
import { appendIdentificationEvent } from '../evidence/append-identification-event.ts';
import { askForNext } from '../jobs/rounds.ts';
import type { Services } from '../services.ts';
import { callOffErased } from './call-off-erased.ts';
import { readOwner } from './case-owner.ts';
import { isOwn, lockCase } from './cases-repository.ts';
import { describeEvent } from './describe-event.ts';
import { daysOfWarning, lastDaysOfWarning } from './list-changes.ts';
import { endChecks } from './end-checks.ts';
import { findReminder } from './plan-appointment.ts';
import { resumePayments } from './follow-payment.ts';
import { releaseNames } from './release-names.ts';
import { tellPerson } from './tell-person.ts';
import { warnOfChecks } from './warn-of-checks.ts';

const dayMs = 86_400_000;
/** An appointment is told of an hour before, give or take a few minutes. */
const pauseMs = 5 * 60_000;

/**
 * The job: calls off what was erased, asks about payments, reminds of appointments, warns of identifications that end, writes down that they have, ends
 * what colleagues have checked, and warns of it before. Each once.
 */
export async function remindIdentified(services: Services): Promise<void> {
  await askForNext(services, 'remind-identified', pauseMs);
  await callOffErased(services);
  await resumePayments(services);
  await remindOfAppointments(services);
  await watchEnds(services);
  await endChecks(services);
  await warnOfChecks(services);
}

async function remindOfAppointments(services: Services): Promise<void> {
  const { db, now } = services;
  const rows = await db
    .selectFrom('identification_cases')
    .select('id')
    .where('ended_at', 'is', null)
    .where('appointment_at', '>', now())
    .where('appointment_at', '<=', new Date(now().getTime() + dayMs))
    .where('reminded_hour_at', 'is', null)
    .execute();
  for (const { id } of rows)
    await db.transaction().execute(async (trx) => {
      const row = await lockCase(trx, id);
      const due = row && !row.ended_at && findReminder(row, now());
      if (!due) return;
      await trx
        .updateTable('identification_cases')
        .set({ reminded_day_at: now(), ...(due === 'hour' && { reminded_hour_at: now() }) })
        .where('id', '=', id)
        .execute();
      await tellPerson(services, trx, row, { change: 'APPOINTMENT_SOON', at: row.appointment_at! });
    });
}

async function watchEnds(services: Services): Promise<void> {
  const { db, now } = services;
  const rows = await db
    .selectFrom('identifications')
    .select('case_id')
    .where('end_told_at', 'is', null)
    .where('expires_at', '<=', new Date(now().getTime() + daysOfWarning * dayMs))
    .execute();
  for (const { case_id } of rows)
    await db.transaction().execute((trx) => watchEnd(services, trx, { caseId: case_id, now: now() }));
}

/** What is due about the end of one identification. Of one that another has taken the place of, nobody is told. */
async function watchEnd(
  services: Services,
  trx: Kysely<Database>,
  { caseId, now }: { caseId: string; now: Date },
): Promise<void> {
  const row = await lockCase(trx, caseId);
  const known = await trx.selectFrom('identifications').selectAll().where('case_id', '=', caseId).executeTakeFirst();
  if (!row || !known || known.end_told_at) return;
  const left = known.expires_at.getTime() - now.getTime();
  const isLast = left <= lastDaysOfWarning * dayMs;
  if (left > 0 && (isLast ? known.warned_14_at : known.warned_60_at)) return;
  await trx
    .updateTable('identifications')
    .set({
      warned_60_at: known.warned_60_at ?? now,
      ...(isLast && { warned_14_at: known.warned_14_at ?? now }),
      ...(left <= 0 && { end_told_at: now }),
    })
    .where('case_id', '=', caseId)
    .execute();
  if (left <= 0) {
    await appendIdentificationEvent(trx, systemCall(now), caseId, {
      name: 'EXPIRED',
      data: { ...describeEvent(row), state: row.state },
    });
    if (row.user_id !== null) await releaseNames(trx, row.user_id, now);
  }
  const isReplaced = await trx
    .selectFrom('identifications')
    .select('case_id')
    .where(...isOwn(readOwner(known)))
    .where('legislation', '=', known.legislation)
    .where('activated_at', 'is not', null)
    .where('expires_at', '>', known.expires_at)
    .executeTakeFirst();
  if (!known.activated_at || isReplaced) return;
  const end = left > 0 ? 'ENDING' : 'ENDED';
  // The trust service need only be asked again: it does not say for how long it knows somebody.
  const isElsewhere = ElsewhereKind.safeParse(row.kind).success;
  await tellPerson(services, trx, row, { change: isElsewhere ? `ELSEWHERE_${end}` : end, at: known.expires_at });
}
