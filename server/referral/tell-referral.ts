import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobRun } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import type { Referral, ReferredPerson } from './referral.ts';
import type { ReferralKind } from './tables.ts';

/** Writes down, inside the caller's transaction, what the referral service is to be told, once for each person; nothing where there is none. */
export async function queueReferral(
  { jobs, referral, now }: Pick<Services, 'jobs' | 'referral' | 'now'>,
  trx: Kysely<Database>,
  userId: string,
  kind: ReferralKind,
): Promise<void> {
  if (!referral) return;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('referral_events')
    .values({ user_id: userId, kind, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  await jobs.enqueue(trx, 'tell-referral', { userId, kind }, { singletonKey: `${kind} ${userId}` });
}

/**
 * The job: tells one thing, until it was taken. That a person is to be forgotten is itself forgotten then. Whoever dies between the answer and the commit tells it again,
 * which counts once.
 */
export async function tellReferral(
  { db, referral, now }: Pick<Services, 'db' | 'referral' | 'now'>,
  { userId, kind }: { userId: string; kind: ReferralKind },
  run: JobRun,
): Promise<void> {
  const event = await db
    .selectFrom('referral_events')
    .innerJoin('users', 'users.id', 'referral_events.user_id')
    .selectAll('users')
    .select(['referral_events.created_at as told_at', 'referral_events.sent_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!event || event.sent_at || !referral) return;
  const { email, attributes, deleted_at: deletedAt, told_at: at } = event;
  const code = attributes.celloUcc;
  const name = `${event.first_name} ${event.last_name}`;
  // Who has gone meanwhile is told of no more.
  const person = code && !deletedAt && { code, id: userId, email, name, signedUpAt: at.toISOString() };
  await tell(referral, userId, kind, person || undefined);
  await db.transaction().execute(async (trx) => {
    if (kind === 'erased') await trx.deleteFrom('referral_events').where('user_id', '=', userId).execute();
    else
      await trx
        .updateTable('referral_events')
        .set({ sent_at: now() })
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .execute();
    await run.complete(trx);
  });
}

async function tell(referral: Referral, userId: string, kind: ReferralKind, person: ReferredPerson | undefined) {
  if (kind === 'erased') await referral.forget(userId);
  else if (person) await referral.tellSignUp(person);
}
