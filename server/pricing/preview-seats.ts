import { previewSeats as contract } from '@sigillum/api-contracts/pricing/preview-seats.ts';
import { implement } from '../http/implement.ts';
import { previewOrder } from './preview-order.ts';
import { previewRemoval } from './preview-removal.ts';
import { readSeatOrder } from './read-seat-order.ts';
import { requireBuyer } from './require-buyer.ts';
import { requirePayments } from './require-payments.ts';
import { requireSubscription } from './subscriptions-repository.ts';

export const previewSeats = implement(contract, async ({ params: { id }, body }, { actor, db, now, services }) => {
  const business = await requireBuyer(db, actor, id);
  requirePayments(services);
  const row = await requireSubscription(db, id);
  const order = await readSeatOrder(services, business, row, { seats: body.seats, now });
  const preview = order.seats > row.seats ? previewOrder : previewRemoval;
  return { status: 200, body: await preview(services, order, { row, now }) };
});
