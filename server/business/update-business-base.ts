import { updateBusinessBase as contract } from '@sigillum/api-contracts/business/update-business-base.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from './access-business.ts';
import { findBusiness } from './business-repository.ts';
import { changeBusiness, compareFields } from './change-business.ts';
import { describeBusiness } from './describe-business.ts';

export const updateBusinessBase = implement(contract, async ({ params, body }, context) => {
  const { actor, db } = context;
  const { updated_at, ...values } = body;
  const business = await claimAsAdmin(db, actor, params.id, { readAt: updated_at });
  const { name, email, phone } = business;
  await changeBusiness(db, context, business, values, compareFields({ name, email, phone }, values));
  return {
    status: 200,
    body: await describeBusiness(db, (await findBusiness(db, params.id))!, 'admin', context),
  };
});
