import { createWebhook as contract } from '@sigillum/api-contracts/business/create-webhook.ts';
import { mostWebhooks } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimAsAdmin } from './access-business.ts';
import { describeWebhook, listWebhookRows, storeWebhook } from './webhooks-repository.ts';

/** In a transaction of its own: a secret must not be kept under an idempotency key. */
export const createWebhook = implement(contract, async ({ params: { id }, body }, context) => {
  const { actor, db, now, services } = context;
  const { row, secret } = await db.transaction().execute(async (trx) => {
    await claimAsAdmin(trx, actor, id);
    if ((await listWebhookRows(trx, id)).length >= mostWebhooks)
      throw refuse('error.webhook.too_many', { details: { limit: mostWebhooks } });
    const stored = await storeWebhook(trx, services.secrets, { ...body, business_id: id }, now);
    const changes = { types: { from: null, to: body.types } };
    await appendBusinessEvents(trx, context, id, [
      { name: 'WEBHOOK_CREATED', data: { subject: body.description, changes } },
    ]);
    return stored;
  });
  return { status: 201, body: { ...describeWebhook(row), secret } };
});
