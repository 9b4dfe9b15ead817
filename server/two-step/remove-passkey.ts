import { removePasskey as contract } from '@sigillum/api-contracts/two-step/remove-passkey.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { recordAccountEvent } from './account-events.ts';
import { proveAnew } from './prove-anew.ts';
import { endRecoveryCodesWithLastFactor } from './recovery-codes.ts';

export const removePasskey = implement(contract, async ({ params, body }, context) => {
  const { actor, services, transact, now, meta } = context;
  const { user, prove } = await proveAnew(context, body);
  return transact(async (trx) => {
    const refusal = await prove(trx);
    if (refusal) return refusal;
    const removed = await trx
      .deleteFrom('passkeys')
      .where('user_id', '=', actor.id)
      .where('id', '=', params.id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw refuse('error.not_found');
    await endRecoveryCodesWithLastFactor(trx, actor.id);
    await recordAccountEvent(services, trx, { name: 'PASSKEY_REMOVED', user, meta, detail: removed.name }, now);
    return { status: 200 as const, body: { ok: true as const } };
  });
});
