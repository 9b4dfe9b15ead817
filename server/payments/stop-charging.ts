import { randomUUID } from 'node:crypto';
import type { Services } from '../services.ts';

/** The job: ends a subscription of whoever is gone, at once or with the period that is paid. Run again, it changes nothing more. */
export async function stopCharging(
  { payments }: Pick<Services, 'payments'>,
  { subscriptionId, isAtOnce }: { subscriptionId: string; isAtOnce: boolean },
): Promise<void> {
  if (isAtOnce) await payments?.end(subscriptionId, `gone ${subscriptionId}`);
  // Under a key of its own: deleted again after it was brought back, the provider would only repeat what it answered the first time.
  else await payments?.setEnding(subscriptionId, true, randomUUID());
}
