import { getBusiness as contract } from '@sigillum/api-contracts/business/get-business.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findBusiness, findMembership } from './business-repository.ts';
import { describeBusiness } from './describe-business.ts';

export const getBusiness = implement(contract, async ({ params }, context) => {
  const { actor, db } = context;
  const membership = await findMembership(db, actor.id);
  const business = membership?.business_id === params.id ? await findBusiness(db, params.id) : undefined;
  if (!membership || !business) throw refuse('error.not_found');
  return { status: 200, body: await describeBusiness(db, business, membership.role, context) };
});
