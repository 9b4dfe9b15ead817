import type { BoughtRow } from '../business/describe-subscription.ts';
import { claimBusiness } from '../business/access-business.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { Order, SubscriptionFacts } from '../payments/payments.ts';
import { readSeatOrder } from './read-seat-order.ts';
import { renewSubscription } from './renew-subscription.ts';
import { claimSubscription } from './subscriptions-repository.ts';

/**
 * Fewer seats from the next bill on, which are free for nobody before the provider is asked: whoever joins meanwhile is counted, or finds
 * none. Killed in between, they are so until the provider's word is written. Throws a refusal.
 */
export async function giveUpSeats(
  call: Call<UserActor>,
  businessId: string,
  row: BoughtRow,
  order: Order,
): Promise<SubscriptionFacts> {
  const { now, services } = call;
  const { db } = services;
  await db.transaction().execute(async (trx) => {
    await claimSubscription(trx, row.id);
    const business = await claimBusiness(trx, businessId);
    await readSeatOrder({ ...services, db: trx }, business, row, { seats: order.seats, now });
    await trx.updateTable('subscriptions').set({ next_seats: order.seats }).where('id', '=', row.id).execute();
  });
  try {
    return await renewSubscription(call, row, order);
  } catch (error) {
    await db.updateTable('subscriptions').set({ next_seats: row.next_seats }).where('id', '=', row.id).execute();
    throw error;
  }
}
