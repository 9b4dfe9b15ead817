import { changeSeats as contract } from '@sigillum/api-contracts/pricing/change-seats.ts';
import { implement } from '../http/implement.ts';
import { giveUpSeats } from './give-up-seats.ts';
import { makePurchase } from './make-purchase.ts';
import { readSeatOrder } from './read-seat-order.ts';
import { describePurchase } from './describe-purchase.ts';
import { renewSubscription } from './renew-subscription.ts';
import { requireBuyer } from './require-buyer.ts';
import { requireFreshPreview } from './require-fresh-preview.ts';
import { requirePayments } from './require-payments.ts';
import { requireSubscription } from './subscriptions-repository.ts';

export const changeSeats = implement(contract, async ({ params: { id }, body: { seats, timestamp } }, context) => {
  const { actor, db, now, services } = context;
  const business = await requireBuyer(db, actor, id);
  requirePayments(services);
  const known = await context.recall();
  if (known) return known;
  const row = await requireSubscription(db, id);
  const at = new Date(timestamp);
  requireFreshPreview(row, at, now);
  const order = await readSeatOrder(services, business, row, { seats, now });
  const isFewer = order.seats < (row.next_seats ?? row.seats);
  const result =
    order.seats > row.seats
      ? await makePurchase(context, row, order, { at })
      : describePurchase(
          services.config.priceCatalogue,
          isFewer ? await giveUpSeats(context, id, row, order) : await renewSubscription(context, row, order),
        );
  return context.transact(() => Promise.resolve({ status: 200, body: result }));
});
