import { resetApiUser as contract } from '@sigillum/api-contracts/business/reset-api-user.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from './access-business.ts';
import { changeApiUser, claimApiUser } from './api-users-repository.ts';
import { describeApiUser } from './describe-api-user.ts';
import { makeApiKey } from './make-api-key.ts';

/** In a transaction of its own: a key must not be kept under an idempotency key. */
export const resetApiUser = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { key, kept } = makeApiKey(services.secrets, now);
  const row = await db.transaction().execute(async (trx) => {
    await claimAsAdmin(trx, actor, params.id);
    const before = await claimApiUser(trx, params, body?.updatedAt);
    const after = await changeApiUser(trx, params.username, { ...kept, updated_at: now });
    const changes = { keyMadeAt: { from: before.key_made_at.toISOString(), to: now.toISOString() } };
    const event = { name: 'API_USER_CHANGED', data: { subject: params.username, changes } } as const;
    await appendBusinessEvents(trx, context, params.id, [event]);
    return after;
  });
  return { status: 200, body: { ...describeApiUser(row), key } };
});
