import { resetCallbackSecret as contract } from '@sigillum/api-contracts/business/reset-callback-secret.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { writeInstant } from '../http/write-instant.ts';
import { makeCallbackSecret } from '../rules/callback-secret.ts';
import { claimAsAdmin } from './access-business.ts';
import { changeApiUser, claimApiUser } from './api-users-repository.ts';
import { describeApiUser } from './describe-api-user.ts';

/** In a transaction of its own: a secret must not be kept under an idempotency key. */
export const resetCallbackSecret = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { row, secret } = await db.transaction().execute(async (trx) => {
    await claimAsAdmin(trx, actor, params.id);
    const before = await claimApiUser(trx, params, body.updatedAt);
    const made = makeCallbackSecret(services.secrets, before.username, before, now);
    const after = await changeApiUser(trx, before.username, { ...made.kept, updated_at: now });
    const changes = { callbackSecretMadeAt: { from: writeInstant(before.secret_made_at), to: now.toISOString() } };
    const event = { name: 'API_USER_CHANGED', data: { subject: before.username, changes } } as const;
    await appendBusinessEvents(trx, context, params.id, [event]);
    return { row: after, secret: made.secret };
  });
  return { status: 200, body: { ...describeApiUser(row), callbackSecret: secret } };
});
