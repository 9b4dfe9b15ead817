import { resumeSubscription as contract } from '@sigillum/api-contracts/pricing/resume-subscription.ts';
import { implement } from '../http/implement.ts';
import { endSubscription } from './end-subscription.ts';
import { requireBuyer } from './require-buyer.ts';

export const resumeSubscription = implement(contract, async ({ params: { id } }, context) => {
  await requireBuyer(context.db, context.actor, id);
  return { status: 200, body: await endSubscription(context, id, false) };
});
