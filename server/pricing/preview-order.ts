import type { ChargePreview } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { Order } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { namePrice } from './name-price.ts';
import { requirePayments } from './require-payments.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';
import { isBought } from './subscriptions-repository.ts';

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
  const { plans } = services.config.priceCatalogue;
  // A line of a plan has the name under which it is sold.
  const lines = charge.lines.map((line) => {
    const isPlan = line.subject !== null && line.kind !== 'tax' && line.kind !== 'discount';
    const named = isPlan ? namePrice(services.config.priceCatalogue, line.subject!) : undefined;
    return { ...line, subject: plans.find(({ id }) => id === named?.plan)?.name ?? line.subject };
  });
  return { ...charge, lines, timestamp: at.toISOString() };
}
