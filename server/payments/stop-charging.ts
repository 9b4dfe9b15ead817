import type { Services } from '../services.ts';

/** The job: ends a subscription of whoever is gone, at once or with the period that is paid. Run again, it changes nothing more. */
export async function stopCharging(
  { payments }: Pick<Services, 'payments'>,
  { subscriptionId, isAtOnce }: { subscriptionId: string; isAtOnce: boolean },
): Promise<void> {
  if (isAtOnce) await payments?.end(subscriptionId, `gone ${subscriptionId}`);
  else await payments?.setEnding(subscriptionId, true, `deleted ${subscriptionId}`);
}
