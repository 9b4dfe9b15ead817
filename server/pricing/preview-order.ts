import type { ChargePreview } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { Order } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { choosePreviewMoment } from './choose-preview-moment.ts';
import { namePrice } from './name-price.ts';
import { requirePayments } from './require-payments.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';
import { isRunning } from './subscriptions-repository.ts';

/** What an order costs at this moment, as the provider will charge it. */
export async function previewOrder(
  services: Services,
  order: Order,
  { row, country, now }: { row: SubscriptionRow | undefined; country?: string | undefined; now: Date },
): Promise<ChargePreview> {
  const at = choosePreviewMoment(row, now);
  const present = isRunning(row) ? { subscriptionId: row.subscription_id, at } : undefined;
  const buyer = { customerId: row?.customer_id, country, present };
  const charge = await requirePayments(services).preview(order, buyer);
  const { plans } = services.config.priceCatalogue;
  const code = order.promotion?.code ?? row?.discounts.find(({ status }) => status === 'ACTIVE')?.promoCode ?? null;
  // A line of a plan has the name under which it is sold.
  const lines = charge.lines.map((line) => {
    if (line.kind === 'discount') return { ...line, subject: code };
    const isPlan = line.subject !== null && line.kind !== 'tax';
    const named = isPlan ? namePrice(services.config.priceCatalogue, line.subject!) : undefined;
    return { ...line, subject: plans.find(({ id }) => id === named?.plan)?.name ?? line.subject };
  });
  return { ...charge, lines, timestamp: at.toISOString() };
}
