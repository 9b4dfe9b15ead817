import { randomUUID } from 'node:crypto';
import { startPayment as contract } from '@sigillum/api-contracts/pricing/start-payment.ts';
import { implement } from '../http/implement.ts';
import { keepCustomer } from './keep-customer.ts';
import { requireBuyer } from './require-buyer.ts';
import { requirePayments } from './require-payments.ts';

export const startPayment = implement(contract, async ({ params: { id }, body }, { actor, db, services }) => {
  const { name, email, billing } = await requireBuyer(db, actor, id);
  const payments = requirePayments(services);
  const buyer = { owner: { businessId: id }, actor, name, email, billing, country: body.country };
  const { customer_id } = await keepCustomer(services, db, buyer);
  return {
    status: 200,
    body: { clientSecret: await payments.beginSetup(customer_id, randomUUID()), ...payments.page },
  };
});
