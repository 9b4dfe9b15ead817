import type { Settings } from '@sigillum/api-contracts/business/settings.ts';
import type { ReminderSchedule } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';
import type { Kysely } from 'kysely';
import { readSettings } from '../business/read-settings.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { findRequest, listSignatures, type RequestRow, type SignatureRow } from '../requests/request-repository.ts';
import { readStatus } from '../requests/request-status.ts';
import type { Services } from '../services.ts';
import { findNextReminding } from './plan-reminders.ts';

/** What an organisation has settled for requests that say nothing else. */
export function readUsualReminders({ signatureRequests: { reminders } }: Settings): ReminderSchedule {
  return { after_days: reminders.afterDays, before_deadline_days: reminders.beforeDeadlineDays };
}

const hasDays = ({ after_days, before_deadline_days }: ReminderSchedule): boolean =>
  after_days.length + before_deadline_days.length > 0;

type Asked = Pick<
  SignatureRow,
  'sid' | 'status' | 'notify' | 'email' | 'user_email' | 'invited_at' | 'reminded_at' | 'mail_refused_at'
>;

/** When each signer is reminded next, by signature; nobody who is not asked, has not to hear of it, or cannot be reached. */
export async function listNextReminders(
  db: Kysely<Database>,
  request: RequestRow,
  signatures: readonly Asked[],
  now: Date,
): Promise<Map<string, Date | null>> {
  const schedule = request.reminders;
  const isOver = readStatus(request, now) !== 'OPEN' || request.accepted_at !== null;
  if (isOver || !hasDays(schedule)) return new Map();
  const zones = await listZones(db, request.id);
  const { timeZone } = readSettings(request.business_settings).signatureRequests.reminders;
  return new Map(
    signatures.flatMap((signer) => {
      const { sid, status, notify, invited_at: invitedAt, mail_refused_at } = signer;
      if (status !== 'OPEN' || !notify || invitedAt === null || mail_refused_at !== null) return [];
      const reminded = {
        ...{ schedule, invitedAt, remindedAt: findLastReminder(signer, signatures) },
        ...{ changedAt: request.reminders_changed_at, deadline: request.expiration_date },
        zone: zones.get(sid) ?? timeZone,
      };
      return [[sid, findNextReminding(reminded, now)] as const];
    }),
  );
}

/** Whoever signs twice is one person. */
export const nameAddress = ({ user_email, email }: Pick<Asked, 'user_email' | 'email'>): string =>
  (user_email ?? email).toLowerCase();

function findLastReminder(signer: Asked, signatures: readonly Asked[]): Date | null {
  const address = nameAddress(signer);
  const own = signatures.filter((row) => row === signer || (address && nameAddress(row) === address));
  const times = own.flatMap(({ reminded_at }) => (reminded_at ? [reminded_at.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** In which zone signers were when they looked, by signature. */
async function listZones(db: Kysely<Database>, requestId: string): Promise<Map<string, string>> {
  const views = await db
    .selectFrom('audit_events')
    .select(['data', 'zone'])
    .where('request_id', '=', requestId)
    .where('name', '=', 'VIEWED')
    .orderBy('seq')
    .execute();
  return new Map(
    views.flatMap(({ data, zone }) => (data.sid !== undefined && zone !== null ? [[data.sid, zone]] : [])),
  );
}

/** Asks for the job that reminds when the next signer's day has come; one that finds it came in vain asks again. */
export async function scheduleReminders(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  { id: requestId, reminders }: Pick<RequestRow, 'id' | 'reminders'>,
  now: Date,
): Promise<void> {
  // Most requests remind nobody, and reading costs.
  const request = hasDays(reminders) ? await findRequest(trx, requestId) : undefined;
  if (!request) return;
  const next = await listNextReminders(trx, request, await listSignatures(trx, requestId), now);
  const times = [...next.values()].flatMap((moment) => (moment ? [moment.getTime()] : []));
  await noteEnd(trx, request, next.size > 0 && !times.length ? now : null);
  if (!times.length) return;
  const startAfter = new Date(Math.min(...times));
  const singletonKey = `${requestId} ${startAfter.toISOString()}`;
  await jobs.enqueue(trx, 'remind-signers', { requestId }, { startAfter, singletonKey });
}

/** Keeps since when the schedule reminds nobody of those who are asked (decision 240). */
async function noteEnd(
  trx: Kysely<Database>,
  { id, reminders_ended_at: before }: Pick<RequestRow, 'id' | 'reminders_ended_at'>,
  endedAt: Date | null,
): Promise<void> {
  if (before === null && endedAt === null) return;
  await trx.updateTable('signature_requests').set({ reminders_ended_at: endedAt }).where('id', '=', id).execute();
}

/** Changes when the signers of a claimed request are reminded; of one that was sent with its event. What is as it was, leaves no trace. */
export async function setReminders(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { request: { id, reminders: before }, status }: Pick<RequestView, 'request' | 'status'>,
  reminders: ReminderSchedule,
): Promise<void> {
  if (isSameSchedule(before, reminders)) return;
  await trx
    .updateTable('signature_requests')
    .set({ reminders, reminders_changed_at: call.now, reminders_ended_at: null, updated_at: call.now })
    .where('id', '=', id)
    .execute();
  if (status === 'DRAFT') return;
  await appendEvent(trx, call, { requestId: id, name: 'REMINDERS_CHANGED', data: { reminders } });
  await scheduleReminders(call.services, trx, { id, reminders }, call.now);
}

const isSameSchedule = (one: ReminderSchedule, other: ReminderSchedule): boolean =>
  one.after_days.join() === other.after_days.join() &&
  one.before_deadline_days.join() === other.before_deadline_days.join();
