import { randomUUID } from 'node:crypto';
import { testWebhook as contract } from '@sigillum/api-contracts/business/test-webhook.ts';
import { implement } from '../http/implement.ts';
import { requireAdmin } from './access-business.ts';
import { describeDelivery } from './describe-delivery.ts';
import { claimWebhook } from './webhooks-repository.ts';

export const testWebhook = implement(contract, async ({ params }, { actor, db, now, services: { jobs } }) => {
  await requireAdmin(db, actor, params.id);
  const webhook = await claimWebhook(db, params);
  const id = randomUUID();
  const type = 'webhook.test' as const;
  const row = await db
    .insertInto('callbacks')
    .values({
      ...{ id, event_id: id, business_id: params.id, webhook_id: webhook.id, url: webhook.url, type },
      body: JSON.stringify({ id, type, occurred_at: now.toISOString() }),
      ...{ created_at: now, updated_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await jobs.enqueue(db, 'deliver-callback', { callbackId: id }, { singletonKey: id });
  return { status: 200, body: describeDelivery(row) };
});
