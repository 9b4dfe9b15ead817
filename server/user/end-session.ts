import { endSession as contract } from '@sigillum/api-contracts/user/end-session.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';

export const endSession = implement(contract, async ({ params: { id } }, { actor, db, now }) => {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!ended.numUpdatedRows) throw refuse('error.not_found');
  return { status: 200, body: { ok: true } };
});
