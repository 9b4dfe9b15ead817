import { previewUpgrade as contract } from '@sigillum/api-contracts/pricing/preview-upgrade.ts';
import { implement } from '../http/implement.ts';
import { completeOrder } from './complete-order.ts';
import { countNeededSeats } from './count-needed-seats.ts';
import { previewOrder } from './preview-order.ts';
import { requireBuyer } from './require-buyer.ts';
import { findSubscription } from './subscriptions-repository.ts';

export const previewUpgrade = implement(contract, async ({ params: { id }, body }, { actor, db, now, services }) => {
  const business = await requireBuyer(db, actor, id);
  const row = await findSubscription(db, { businessId: id });
  const people = await countNeededSeats(db, business, now);
  const order = await completeOrder(services, body, { row, people, now });
  const country = business.billing?.country ?? body.country ?? business.address?.country;
  return { status: 200, body: await previewOrder(services, order, { row, country, now }) };
});
