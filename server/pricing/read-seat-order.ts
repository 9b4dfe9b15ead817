import type { BusinessRow } from '../business/business-repository.ts';
import type { Order } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { countNeededSeats } from './count-needed-seats.ts';
import { readOrder } from './read-order.ts';
import { requireNoRemoval } from './require-no-removal.ts';
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
  if (seats > row.seats) requireNoRemoval(row);
  return order;
}
