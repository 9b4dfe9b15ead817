import { updateWebhook as contract } from '@sigillum/api-contracts/business/update-webhook.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from './access-business.ts';
import { changeWebhook, claimWebhook, describeWebhook } from './webhooks-repository.ts';

export const updateWebhook = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now } = context;
  await claimAsAdmin(db, actor, params.id);
  const before = await claimWebhook(db, params, body.updatedAt);
  const { description = before.description, url = before.url, types = before.types } = body;
  const is_active = body.isActive ?? before.is_active;
  const isSwitchedOn = is_active && !before.is_active;
  const after = await changeWebhook(db, before.id, {
    ...{ description, url, types, is_active, updated_at: now },
    // It begins anew.
    ...(isSwitchedOn && { failing_since: null, switched_off_at: null }),
  });
  const changes = {
    ...(description !== before.description && { description: { from: before.description, to: description } }),
    // Its address may hold a secret: that it was changed is enough.
    ...(url !== before.url && { url: { from: null, to: null } }),
    ...(types.join() !== before.types.join() && { types: { from: before.types, to: types } }),
    ...(is_active !== before.is_active && { isActive: { from: before.is_active, to: is_active } }),
  };
  const event = { name: 'WEBHOOK_CHANGED', data: { subject: description, changes } } as const;
  await appendBusinessEvents(db, context, params.id, [event]);
  return { status: 200, body: describeWebhook(after) };
});
