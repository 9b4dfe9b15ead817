import { getOwnBusiness as contract } from '@sigillum/api-contracts/business/get-own-business.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findBusiness, findMembership } from './business-repository.ts';
import { describeBusiness } from './describe-business.ts';

export const getOwnBusiness = implement(contract, async (_input, context) => {
  const { actor, db } = context;
  const membership = await findMembership(db, actor.id);
  const business = membership && (await findBusiness(db, membership.business_id));
  if (!business) throw refuse('error.not_found');
  return { status: 200, body: await describeBusiness(db, business, membership.role, context) };
});
