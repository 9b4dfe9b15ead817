import { logout as contract } from '@sigillum/api-contracts/user/logout.ts';
import { implement } from '../http/implement.ts';

export const logout = implement(contract, async (_input, { actor, db, now }) => {
  await db.updateTable('sessions').set({ revoked_at: now }).where('token_hash', '=', actor.sessionHash).execute();
  return { status: 200, body: { ok: true } };
});
