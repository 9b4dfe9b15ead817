import { randomUUID } from 'node:crypto';
import { startDirectPayment as contract } from '@sigillum/api-contracts/pricing/start-direct-payment.ts';
import { implement } from '../http/implement.ts';
import { joinName } from '../rules/join-name.ts';
import { keepCustomer } from './keep-customer.ts';
import { requirePlain } from './require-buyer.ts';
import { requirePayments } from './require-payments.ts';

export const startDirectPayment = implement(contract, async ({ body: { country } }, { actor, db, services }) => {
  await requirePlain(db, actor);
  const payments = requirePayments(services);
  const { id: userId, email } = actor;
  const name = joinName(actor.firstName, actor.lastName) || email;
  const buyer = { owner: { userId }, actor, name, email, billing: null, country };
  const { customer_id } = await keepCustomer(services, db, buyer);
  return {
    status: 200,
    body: { clientSecret: await payments.beginSetup(customer_id, randomUUID()), ...payments.page },
  };
});
