import { deleteWebhook as contract } from '@sigillum/api-contracts/business/delete-webhook.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from './access-business.ts';
import { claimWebhook } from './webhooks-repository.ts';

export const deleteWebhook = implement(contract, async ({ params }, context) => {
  const { actor, db } = context;
  await claimAsAdmin(db, actor, params.id);
  const { id, description } = await claimWebhook(db, params);
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
  await appendBusinessEvents(db, context, params.id, [{ name: 'WEBHOOK_DELETED', data: { subject: description } }]);
  return { status: 200, body: { ok: true } };
});
