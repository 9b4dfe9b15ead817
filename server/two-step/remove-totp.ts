import { removeTotp as contract } from '@sigillum/api-contracts/two-step/remove-totp.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { recordAccountEvent } from './account-events.ts';
import { endRecoveryCodesWithLastFactor } from './recovery-codes.ts';
import { proveAnew } from './prove-anew.ts';

export const removeTotp = implement(contract, async ({ body }, context) => {
  const { actor, services, transact, now, meta } = context;
  const { user, prove } = await proveAnew(context, body);
  return transact(async (trx) => {
    const refusal = await prove(trx);
    if (refusal) return refusal;
    const removed = await trx
      .deleteFrom('totp_secrets')
      .where('user_id', '=', actor.id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (!removed.numDeletedRows) throw refuse('error.not_found');
    await endRecoveryCodesWithLastFactor(trx, actor.id);
    await recordAccountEvent(services, trx, { name: 'TOTP_REMOVED', user, meta }, now);
    return { status: 200 as const, body: { ok: true as const } };
  });
});
