import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { announceChange } from '../requests/announce-change.ts';
import { scheduleReminders } from './schedule-reminders.ts';
import { scheduleExpiry } from './schedule-expiry.ts';

/**
 * Moves the deadline of a claimed request, or takes it away. Of one that was sent: the job that ends it then, the trail, and word to who was
 * invited.
 */
export async function moveExpiration(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  view: RequestView,
  expirationDate: string | null,
): Promise<void> {
  const { id } = view.request;
  const expiration_date = expirationDate === null ? null : new Date(expirationDate);
  await trx
    .updateTable('signature_requests')
    .set({ expiration_date, reminders_changed_at: call.now, updated_at: call.now })
    .where('id', '=', id)
    .execute();
  if (view.status === 'DRAFT') return;
  await scheduleExpiry(call.services, trx, { id, expiration_date });
  await scheduleReminders(call.services, trx, view.request, call.now);
  await appendEvent(trx, call, { requestId: id, name: 'EXPIRATION_CHANGED', data: { expirationDate } });
  await announceChange(trx, call, view);
}
