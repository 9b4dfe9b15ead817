import { listWebhooks as contract } from '@sigillum/api-contracts/business/list-webhooks.ts';
import { implement } from '../http/implement.ts';
import { requireAdmin } from './access-business.ts';
import { describeWebhook, listWebhookRows } from './webhooks-repository.ts';

export const listWebhooks = implement(contract, async ({ params }, { actor, db }) => {
  await requireAdmin(db, actor, params.id);
  return { status: 200, body: { webhooks: (await listWebhookRows(db, params.id)).map(describeWebhook) } };
});
