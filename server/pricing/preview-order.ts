import type { ChargePreview } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { Order } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { requirePayments } from './require-payments.ts';
import { isBought, type SubscriptionRow } from './subscriptions-repository.ts';

/** What an order costs at this moment, as the provider will charge it; the provider reckons in whole seconds. */
export async function previewOrder(
  services: Services,
  order: Order,
  { row, country, now }: { row: SubscriptionRow | undefined; country?: string | undefined; now: Date },
): Promise<ChargePreview> {
  const at = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const present = isBought(row) ? { subscriptionId: row.subscription_id, at } : undefined;
  const buyer = { customerId: row?.customer_id, country, present };
  const charge = await requirePayments(services).preview(order, buyer);
  return { ...charge, timestamp: at.toISOString() };
}
