import { cancelSubscription as contract } from '@sigillum/api-contracts/pricing/cancel-subscription.ts';
import { implement } from '../http/implement.ts';
import { endSubscription } from './end-subscription.ts';
import { requireBuyer } from './require-buyer.ts';

export const cancelSubscription = implement(contract, async ({ params: { id } }, context) => {
  await requireBuyer(context.db, context.actor, id);
  return { status: 200, body: await endSubscription(context, id, true) };
});
