import { cancelTrial as contract } from '@sigillum/api-contracts/business/cancel-trial.ts';
import { claimAsAdmin } from '../business/access-business.ts';
import { findBusiness } from '../business/business-repository.ts';
import { describeBusiness } from '../business/describe-business.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { readPaymentMethod } from '../rules/read-payment-method.ts';
import { changePlan } from './change-plan.ts';

export const cancelTrial = implement(contract, async ({ params: { id } }, context) => {
  const { actor, db, now } = context;
  const business = await claimAsAdmin(db, actor, id);
  if (readPaymentMethod(business, now) !== 'TRIALING') throw refuse('error.business.no_trial');
  await changePlan(db, context, id, { payment_method: 'NEEDS_PAYMENT_METHOD', trial_ends_at: now });
  return { status: 200, body: await describeBusiness(db, (await findBusiness(db, id))!, 'admin', context) };
});
