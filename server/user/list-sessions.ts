import { listSessions as contract } from '@sigillum/api-contracts/user/list-sessions.ts';
import { implement } from '../http/implement.ts';
import { restedSince } from '../http/session-use.ts';

export const listSessions = implement(contract, async (_input, { actor, db, now }) => {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'id', 'created_at', 'expires_at', 'ip', 'user_agent'])
    .where('user_id', '=', actor.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '>', restedSince(now))]))
    .orderBy('created_at', 'desc')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    isCurrent: row.token_hash === actor.sessionHash,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    ip: row.ip,
    userAgent: row.user_agent,
  }));
  return { status: 200, body: { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) } };
});
