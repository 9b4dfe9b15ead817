import { listAtRisk as contract, type RequestAtRisk } from '@sigillum/api-contracts/signature-requests/list-at-risk.ts';
import { implement } from '../http/implement.ts';
import { writeInstant } from '../http/write-instant.ts';
import { findMoment, readLocalTime, skipWeekend } from '../rules/local-time.ts';
import { findAtRisk, readAtRisk, type RiskBounds, type RiskRow } from './find-at-risk.ts';
import { isListKept } from './read-list.ts';

/** Before that, whoever was reminded may still sign. */
const graceMs = 3 * 24 * 3600 * 1000;

export const listAtRisk = implement(contract, async (_input, { actor, db, meta, now, services }) => {
  const bounds = {
    userId: actor.id,
    now,
    soon: findSoon(now, meta.zone),
    remindedBy: new Date(now.getTime() - graceMs),
  };
  const { ids, total } = await findAtRisk(db, bounds, await isListKept(db, services, actor.id));
  const rows = ids.length ? await readAtRisk(db, bounds, ids) : [];
  return { status: 200, body: { total, requests: rows.map((row) => describeRow(row, bounds)) } };
});

/** The end of the second working day after today. */
function findSoon(now: Date, zone: string): Date {
  const { day } = readLocalTime(now, zone);
  const second = skipWeekend(skipWeekend(day + 1, 1) + 1, 1);
  return findMoment({ day: second + 1, minute: 0 }, zone);
}

function describeRow(row: RiskRow, { soon, remindedBy }: RiskBounds): RequestAtRisk {
  const { id, title, expiration_date, reminders_ended_at, missing, questions, refused } = row;
  const isDue = expiration_date !== null && expiration_date < soon;
  const isForgotten = reminders_ended_at !== null && reminders_ended_at <= remindedBy;
  return {
    ...{ id, title, missing, questions, refused },
    expiration_date: writeInstant(expiration_date),
    reasons: [
      ...(questions > 0 ? (['QUESTION'] as const) : []),
      ...(refused.length ? (['MAIL_REFUSED'] as const) : []),
      ...(isDue ? (['DEADLINE'] as const) : []),
      ...(isForgotten ? (['REMINDERS_ENDED'] as const) : []),
    ],
  };
}
