import type { SubscriptionRow } from '../business/describe-subscription.ts';

/**
 * The moment up to which a price is reckoned. The provider reckons in whole seconds; in the second of a change it is the next one, or a
 * price that was asked for right after the change would count as older than it.
 */
export function choosePreviewMoment(row: Pick<SubscriptionRow, 'changed_at'> | undefined, now: Date): Date {
  const second = (moment: Date) => Math.floor(moment.getTime() / 1000);
  const after = row?.changed_at ? second(row.changed_at) + 1 : 0;
  return new Date((second(now) === after - 1 ? after : second(now)) * 1000);
}
