import type { Kysely } from 'kysely';
import { mailAdmins } from '../business/tell-members.ts';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { systemCall } from '../evidence/append-event.ts';
import { askForNext } from '../jobs/rounds.ts';
import type { Services } from '../services.ts';
import { findDueDay, firstDay } from './find-due-day.ts';

const dayMs = 86_400_000;
/** A trial's end is told of within this time. */
const pauseMs = 5 * 60_000;

/** The job: tells the administrators of each trial that ends, and writes down that it has. */
export async function watchTrials(services: Services): Promise<void> {
  const { db, now } = services;
  await askForNext(services, 'watch-trials', pauseMs);
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('payment_method', '=', 'TRIALING')
    .where('deleted_at', 'is', null)
    .where('trial_ends_at', '<=', new Date(now().getTime() + firstDay * dayMs))
    .where((where) => where.or([where('trial_told', 'is', null), where('trial_told', '>', 0)]))
    .orderBy('trial_ends_at')
    .execute();
  for (const { id } of rows) await db.transaction().execute((trx) => watchTrial(services, trx, id));
}

/** What is due of one trial, with its mails in one transaction: told of once, however often the job runs or dies. */
async function watchTrial(services: Services, trx: Kysely<Database>, businessId: string): Promise<void> {
  const now = services.now();
  const business = await trx
    .selectFrom('businesses')
    .select(['name', 'payment_method', 'trial_ends_at', 'trial_told'])
    .where('id', '=', businessId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (business?.payment_method !== 'TRIALING' || business.trial_ends_at === null) return;
  const day = findDueDay({ endsAt: business.trial_ends_at, told: business.trial_told }, now);
  if (day === undefined) return;
  await trx
    .updateTable('businesses')
    .set({ trial_told: day, ...(day === 0 && { payment_method: 'NEEDS_PAYMENT_METHOD' }) })
    .where('id', '=', businessId)
    .execute();
  if (day === 0) await appendBusinessEvents(trx, systemCall(now), businessId, [{ name: 'TRIAL_ENDED' }]);
  const values = {
    change: day === 0 ? ('ENDED' as const) : ('ENDING' as const),
    businessName: business.name,
    days: Math.ceil((business.trial_ends_at.getTime() - now.getTime()) / dayMs),
    endsAt: business.trial_ends_at,
    url: `${services.config.publicUrl}/business/upgrade`,
  };
  await mailAdmins(trx, services, businessId, { template: 'trial-ending', values });
}
