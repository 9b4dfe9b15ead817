import { listInvoices as contract } from '@sigillum/api-contracts/pricing/list-invoices.ts';
import { implement } from '../http/implement.ts';
import { requireBuyer } from './require-buyer.ts';
import { findSubscription } from './subscriptions-repository.ts';

export const listInvoices = implement(contract, async ({ params: { id } }, { actor, db, services: { payments } }) => {
  await requireBuyer(db, actor, id);
  const row = payments && (await findSubscription(db, { businessId: id }));
  return { status: 200, body: { invoices: row ? await payments.listInvoices(row.customer_id) : [] } };
});
