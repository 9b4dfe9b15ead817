import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvents } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { remindByMail } from './notify.ts';
import { scheduleReminders } from './schedule-reminders.ts';
import { findNextReminder } from './reminder-rules.ts';

/**
 * Reminds whose turn it is, of all or of those named. The request's row is locked, so two calls at the same moment cannot both find the
 * hour over. Answers who was reminded.
 */
export async function remind(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  requestId: string,
  sids?: readonly string[],
): Promise<string[]> {
  const { now, services } = call;
  const { request, signatures } = await claimRequest(trx, call, requestId, 'remind');
  const asked = signatures.filter(({ sid }) => sids?.includes(sid) ?? true);
  if (sids && asked.length < new Set(sids).size) throw refuse('error.not_found');
  const open = asked.filter(({ status, notify }) => status === 'OPEN' && notify);
  const due = open.filter((signer) => findNextReminder(signer) <= now);
  if (open.length && !due.length) {
    const next = Math.min(...open.map((signer) => findNextReminder(signer).getTime()));
    throw refuse('error.rate_limit.reminder', { retryAfter: Math.ceil((next - now.getTime()) / 1000) });
  }
  const reminded = due.map(({ sid }) => sid);
  if (reminded.length) {
    await trx
      .updateTable('signatures')
      .set({ reminded_at: now, mail_refused_at: null })
      .where('sid', 'in', reminded)
      .execute();
    await remindByMail(services, trx, request, due);
    const events = reminded.map((sid) => ({ name: 'REMINDED' as const, data: { sid } }));
    await appendEvents(trx, call, request.id, events);
    // Where a refused mail had ended them, they go on.
    await scheduleReminders(services, trx, request, now);
  }
  return reminded;
}
