import type { Purchase } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { refuse } from '../http/refusal.ts';
import type { Order } from '../payments/payments.ts';
import { findPlan, findPrice, type PriceCatalogue } from '../rules/price-catalogue.ts';

/** What the provider is to sell, by the catalogue. `people` are those who need a seat. Throws what is wrong with it. */
export function readOrder(
  catalogue: PriceCatalogue,
  { plan: name, cycle, currency, amountSeats: seats }: Pick<Purchase, 'plan' | 'cycle' | 'currency' | 'amountSeats'>,
  { people, isKept = false }: { people: number; isKept?: boolean },
): Order {
  const plan = findPlan(catalogue, name);
  const price = plan && findPrice(plan, cycle, currency);
  // Whoever has a plan that is sold no more keeps it, and may have more seats of it.
  if (!plan || !price || !(plan.isOffered || isKept)) throw refuse('error.billing.plan_not_offered');
  const { least, most } = plan.seats;
  if (seats < least || (most !== null && seats > most))
    throw refuse('error.billing.seats_out_of_range', { details: { least, most } });
  if (seats < people) throw refuse('error.billing.seats_in_use', { details: { people } });
  return { lookupKey: price.lookupKey, seats, currency };
}
