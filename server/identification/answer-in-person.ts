import type { Kysely } from 'kysely';
import { answerInPerson as contract } from '@sigillum/api-contracts/identification/answer-in-person.ts';
import { lockAccount } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { implement, type Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { endCheck, lockCheck, tellCheck, type CheckRow } from './checks-repository.ts';
import { describeInPerson } from './describe-check.ts';
import { followDocument } from './follow-document.ts';
import { openDocument } from './identity-secrets.ts';
import { requireAesInForce } from './officers-repository.ts';
import { requireSoundDocument } from './require-sound-document.ts';

/** Years that a record counts, unless the document ends before. */
const mostYears = 5;

export const answerInPerson = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const row = await lockCheck(db, params.checkId, { userId: actor.id });
  if (!row || row.ended_at || row.expires_at <= now) throw refuse('error.not_found');
  if (body.answer === 'reject') await endCheck(services, db, context, row, row.confirmed_at ? 'given_up' : 'rejected');
  // Who confirms twice has confirmed.
  else if (!row.confirmed_at) await confirm(db, context, row);
  return { status: 200, body: await describeInPerson({ ...services, db }, actor.id, now) };
});

async function confirm(trx: Kysely<Database>, call: Call<UserActor>, row: CheckRow): Promise<void> {
  const { services, now } = call;
  await requireAesInForce(trx, row.business_id);
  const document = openDocument(services.secrets, row.id, row.document!);
  // Judged again: the name of the account may have changed, and days have passed.
  requireSoundDocument(await lockAccount(trx, row.user_id), document, now);
  const former = await trx
    .selectFrom('identity_checks')
    .selectAll()
    .where('business_id', '=', row.business_id)
    .where('user_id', '=', row.user_id)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .updateTable('identity_checks')
    .set({ confirmed_at: now, expires_at: findEnd(document.expiry, now) })
    .where('id', '=', row.id)
    .execute();
  await tellCheck(services, trx, call, row, 'IDENTITY_CONFIRMED');
  for (const one of former) await endCheck(services, trx, call, one, 'replaced');
  await followDocument(trx, row.user_id, document);
}

/** A document that ends today is still valid today. */
function findEnd(expiry: string, now: Date): Date {
  const most = new Date(now);
  most.setUTCFullYear(most.getUTCFullYear() + mostYears);
  const ends = new Date(Date.parse(expiry) + 86_400_000);
  return ends < most ? ends : most;
}
