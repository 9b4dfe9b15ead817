import type { Services } from '../services.ts';

/**
 * At the start: every purchase whose answer an earlier start did not live to write is looked for at the provider, so that nothing is paid
 * and not given, and nothing is held back that was never bought.
 */
export async function resumePurchases({ db, jobs, payments }: Services): Promise<void> {
  if (!payments) return;
  const rows = await db.selectFrom('subscriptions').select('customer_id').where('pending', 'is not', null).execute();
  await db.transaction().execute(async (trx) => {
    for (const { customer_id: customerId } of rows)
      await jobs.enqueue(trx, 'sync-subscription', { customerId }, { singletonKey: `${customerId} told` });
  });
}
