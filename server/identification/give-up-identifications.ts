import type { Kysely } from 'kysely';
import { giveUpIdentifications as contract } from '@sigillum/api-contracts/identification/give-up-identifications.ts';
import type { Database } from '../database/schema.ts';
import { appendIdentificationEvent } from '../evidence/append-identification-event.ts';
import type { UserActor } from '../http/actor.ts';
import { implement, type Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { proveRecently } from '../user/prove-person.ts';
import { lockCase } from './cases-repository.ts';
import { describeEvent } from './describe-event.ts';
import { describeOverview } from './describe-overview.ts';
import { releaseNames } from './release-names.ts';

export const giveUpIdentifications = implement(contract, async ({ body }, context) => {
  const { actor, now, services } = context;
  await proveRecently(services.db, actor, body.password, now);
  return context.transact(async (trx) => {
    const ended = await endIdentifications(trx, context);
    if (ended === 0) throw refuse('error.identification.nothing_known');
    await releaseNames(trx, actor.id, now);
    return { status: 200 as const, body: await describeOverview({ ...services, db: trx }, actor.id, now) };
  });
});

/** Ends all that the person is known by, whether or not it can be signed with yet. Answers how many. */
async function endIdentifications(trx: Kysely<Database>, call: Call<UserActor>): Promise<number> {
  const { actor, now } = call;
  const rows = await trx
    .selectFrom('identifications')
    .select('case_id')
    .where('user_id', '=', actor.id)
    .where('expires_at', '>', now)
    .orderBy('case_id')
    .execute();
  for (const { case_id } of rows) {
    const row = (await lockCase(trx, case_id))!;
    // One that is still being taken over would keep the next one of its way from beginning.
    await trx
      .updateTable('identification_cases')
      .set({ ended_at: row.ended_at ?? now, updated_at: now, link: null })
      .where('id', '=', case_id)
      .execute();
    await trx
      .updateTable('identifications')
      .set({ expires_at: now, end_told_at: now })
      .where('case_id', '=', case_id)
      .execute();
    await appendIdentificationEvent(trx, call, case_id, {
      name: 'GIVEN_UP',
      data: { ...describeEvent(row), state: row.state },
    });
  }
  return rows.length;
}
