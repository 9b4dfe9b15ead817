import { endOtherSessions as contract } from '@sigillum/api-contracts/user/end-other-sessions.ts';
import { implement } from '../http/implement.ts';
import { proveRecently } from './prove-person.ts';

export const endOtherSessions = implement(contract, async ({ body }, { actor, services, transact, now }) => {
  await proveRecently(services.db, actor, body?.password, now);
  return transact(async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('user_id', '=', actor.id)
      .where('token_hash', '<>', actor.sessionHash)
      .where('revoked_at', 'is', null)
      .execute();
    return { status: 200 as const, body: { ok: true as const } };
  });
});
