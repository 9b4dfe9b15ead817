import { endOtherSessions as contract } from '@sigillum/api-contracts/user/end-other-sessions.ts';
import { implement } from '../http/implement.ts';

export const endOtherSessions = implement(contract, async (_input, { actor, db, now }) => {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', actor.id)
    .where('token_hash', '<>', actor.sessionHash)
    .where('revoked_at', 'is', null)
    .execute();
  return { status: 200, body: { ok: true } };
});
