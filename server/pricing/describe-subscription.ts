import type { SubscriptionState } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { BoughtRow } from './subscriptions-repository.ts';

/** A subscription as its contract shows it. */
export const describeSubscription = (row: BoughtRow): SubscriptionState => ({
  ...{ plan: row.plan, cycle: row.cycle, currency: row.currency, seats: row.seats, nextSeats: row.next_seats },
  ...{ status: row.status, errorCode: row.error_code, isEnding: row.is_ending },
  periodStart: row.period_start.toISOString(),
  periodEnd: row.period_end.toISOString(),
});
