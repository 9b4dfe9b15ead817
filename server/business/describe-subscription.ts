import type { SubscriptionState } from '@sigillum/api-contracts/pricing/subscription-state.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

export type SubscriptionRow = Selectable<Database['subscriptions']>;

/** A subscription that was bought, with all that was fetched of it. */
export type BoughtRow = SubscriptionRow & {
  [
    Name in 'subscription_id' | 'plan' | 'cycle' | 'currency' | 'seats' | 'status' | 'period_start' | 'period_end'
  ]: NonNullable<SubscriptionRow[Name]>;
};

/** What a business has bought at the payment provider, also when that has ended; a purchase that never came about is nothing. */
export async function findBought(db: Kysely<Database>, businessId: string): Promise<BoughtRow | undefined> {
  const row = await db.selectFrom('subscriptions').selectAll().where('business_id', '=', businessId).executeTakeFirst();
  return row?.subscription_id != null && row.status !== 'incomplete' ? (row as BoughtRow) : undefined;
}

/** A subscription as its contract shows it. */
export const describeSubscription = (row: BoughtRow): SubscriptionState => ({
  ...{ plan: row.plan, cycle: row.cycle, currency: row.currency, seats: row.seats, nextSeats: row.next_seats },
  ...{ status: row.status, errorCode: row.error_code, isEnding: row.is_ending },
  periodStart: row.period_start.toISOString(),
  periodEnd: row.period_end.toISOString(),
});
