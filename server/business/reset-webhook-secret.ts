import { resetWebhookSecret as contract } from '@sigillum/api-contracts/business/reset-webhook-secret.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { makeCallbackSecret } from '../rules/callback-secret.ts';
import { claimAsAdmin } from './access-business.ts';
import { changeWebhook, claimWebhook, describeWebhook } from './webhooks-repository.ts';

/** In a transaction of its own: a secret must not be kept under an idempotency key. */
export const resetWebhookSecret = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { row, secret } = await db.transaction().execute(async (trx) => {
    await claimAsAdmin(trx, actor, params.id);
    const before = await claimWebhook(trx, params, body.updatedAt);
    const made = makeCallbackSecret(services.secrets, before.id, before, now);
    const after = await changeWebhook(trx, before.id, { ...made.kept, updated_at: now });
    const changes = { secretMadeAt: { from: before.secret_made_at.toISOString(), to: now.toISOString() } };
    const event = { name: 'WEBHOOK_CHANGED', data: { subject: before.description, changes } } as const;
    await appendBusinessEvents(trx, context, params.id, [event]);
    return { row: after, secret: made.secret };
  });
  return { status: 200, body: { ...describeWebhook(row), secret } };
});
