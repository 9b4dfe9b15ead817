import { endSession as contract } from '@sigillum/api-contracts/user/end-session.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { proveRecently } from './prove-person.ts';

export const endSession = implement(contract, async ({ params: { id }, body }, { actor, services, transact, now }) => {
  await proveRecently(services.db, actor, body?.password, now);
  return transact(async (trx) => {
    const ended = await trx
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('user_id', '=', actor.id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!ended.numUpdatedRows) throw refuse('error.not_found');
    return { status: 200 as const, body: { ok: true as const } };
  });
});
