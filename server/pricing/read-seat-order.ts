import type { BusinessRow } from '../business/business-repository.ts';
import { refuse } from '../http/refusal.ts';
import type { Order } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { countNeededSeats } from './count-needed-seats.ts';
import { readOrder } from './read-order.ts';
import type { BoughtRow } from '../business/describe-subscription.ts';

/** The plan of a business with another number of seats. Throws what is wrong with it. */
export async function readSeatOrder(
  { db, config }: Services,
  business: BusinessRow,
  row: BoughtRow,
  { seats, now }: { seats: number; now: Date },
): Promise<Order> {
  const { plan, cycle, currency } = row;
  const people = await countNeededSeats(db, business, now);
  const order = readOrder(
    config.priceCatalogue,
    { plan, cycle, currency, amountSeats: seats },
    { people, isKept: true },
  );
  // The provider knows the lower number already, and would charge those that are paid once more.
  if (row.next_seats !== null && seats > row.seats) throw refuse('error.billing.removal_pending');
  return order;
}
