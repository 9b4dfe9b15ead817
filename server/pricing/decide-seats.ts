import type { SubscriptionFacts } from '../payments/payments.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';

/**
 * How many seats there are now, and from the next period on. The provider bills the lower number from the next period; those that are
 * paid stay until then. After another plan was bought (`isBoughtNow`) what it says holds at once.
 */
export function decideSeats(
  row: Pick<SubscriptionRow, 'seats' | 'period_end' | 'subscription_id'>,
  { id, seats, periodStart }: Pick<SubscriptionFacts, 'id' | 'seats' | 'periodStart'>,
  isBoughtNow: boolean,
): { seats: number; next_seats: number | null } {
  const isSamePeriod = row.subscription_id === id && row.period_end !== null && periodStart < row.period_end;
  if (!isBoughtNow && isSamePeriod && row.seats !== null && seats < row.seats)
    return { seats: row.seats, next_seats: seats };
  return { seats, next_seats: null };
}
