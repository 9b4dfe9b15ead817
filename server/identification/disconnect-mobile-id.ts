import { disconnectMobileId as contract } from '@sigillum/api-contracts/identification/disconnect-mobile-id.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { recordAccountEvent } from '../two-step/account-events.ts';
import { proveRecently } from '../user/prove-person.ts';
import { describeMobileId } from './describe-mobile-id.ts';

export const disconnectMobileId = implement(contract, async ({ body }, { actor, meta, now, services, transact }) => {
  const user = await proveRecently(services.db, actor, body.password, now);
  return transact(async (trx) => {
    const gone = await trx
      .deleteFrom('mobile_ids')
      .where('user_id', '=', actor.id)
      .returning('mobile')
      .executeTakeFirst();
    if (!gone) throw refuse('error.mobile_id.not_connected');
    // What it has confirmed and nobody has used yet counts no more.
    await trx
      .deleteFrom('step_ups')
      .where('method', '=', 'mobile_id')
      .where('session_hash', 'in', trx.selectFrom('sessions').select('token_hash').where('user_id', '=', actor.id))
      .execute();
    const event = { name: 'MOBILE_ID_DISCONNECTED', user, meta, detail: `+${gone.mobile}` } as const;
    await recordAccountEvent(services, trx, event, now);
    return { status: 200 as const, body: await describeMobileId({ ...services, db: trx }, actor.id, now) };
  });
});
