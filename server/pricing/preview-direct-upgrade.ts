import { previewDirectUpgrade as contract } from '@sigillum/api-contracts/pricing/preview-direct-upgrade.ts';
import { implement } from '../http/implement.ts';
import { completeOrder } from './complete-order.ts';
import { previewOrder } from './preview-order.ts';
import { requirePlain } from './require-buyer.ts';
import { findSubscription } from './subscriptions-repository.ts';

export const previewDirectUpgrade = implement(contract, async ({ body }, { actor, db, now, services }) => {
  await requirePlain(db, actor);
  const row = await findSubscription(db, { userId: actor.id });
  const order = await completeOrder(services, body, { row, people: 1, now });
  return { status: 200, body: await previewOrder(services, order, { row, country: body.country, now }) };
});
