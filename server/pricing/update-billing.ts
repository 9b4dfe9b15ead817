import { updateBilling as contract } from '@sigillum/api-contracts/pricing/update-billing.ts';
import { claimAsAdmin } from '../business/access-business.ts';
import { changeBusiness, compareFields } from '../business/change-business.ts';
import { implement } from '../http/implement.ts';
import { keepCustomer } from './keep-customer.ts';
import { readBilling } from './read-billing.ts';
import { requireBuyer } from './require-buyer.ts';
import { findSubscription } from './subscriptions-repository.ts';

export const updateBilling = implement(contract, async ({ params: { id }, body }, context) => {
  const { actor, db, services } = context;
  const { name, email } = await requireBuyer(db, actor, id);
  const billing = await readBilling(services, body);
  const owner = { businessId: id };
  // Whoever has bought gets the next bill there, so the provider is told first.
  if (services.payments && (await findSubscription(db, owner)))
    await keepCustomer(services, db, { owner, actor, name, email, country: billing.country, billing });
  return context.transact(async (trx) => {
    const business = await claimAsAdmin(trx, actor, id);
    const changes = compareFields({ billing: business.billing }, { billing });
    await changeBusiness(trx, context, business, { billing: JSON.stringify(billing) }, changes);
    return { status: 200, body: billing };
  });
});
