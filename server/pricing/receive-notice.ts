import { askToSettle } from '../identification/follow-payment.ts';
import { findPayment } from '../identification/payments-repository.ts';
import type { Services } from '../services.ts';

/**
 * Takes what the provider tells: whether it is the provider's, then once only, and no more than about whom. What has happened is fetched by
 * a job, so nothing depends on the order in which words come, or on what they say. False: nobody knows who sent it.
 */
export async function receiveNotice(services: Services, headers: Headers, body: string): Promise<boolean> {
  const { db, jobs, now, payments } = services;
  const notice = await payments?.readNotice(headers, body);
  if (!notice) return false;
  const { eventId, customerId, orderId } = notice;
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('payment_notices')
      .values({ event_id: eventId, received_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!kept.numInsertedOrUpdatedRows) return;
    if (orderId !== undefined && (await findPayment(trx, orderId))) await askToSettle(services, trx, orderId);
    if (customerId !== undefined)
      await jobs.enqueue(trx, 'sync-subscription', { customerId }, { singletonKey: `${customerId} told` });
  });
  return true;
}
