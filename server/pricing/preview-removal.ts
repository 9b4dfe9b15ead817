import type { ChargePreview } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { Order } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { choosePreviewMoment } from './choose-preview-moment.ts';
import { requirePayments } from './require-payments.ts';
import type { BoughtRow } from '../business/describe-subscription.ts';

/** What fewer seats cost: nothing now, and less from the next period on. */
export async function previewRemoval(
  services: Services,
  order: Order,
  { row, now }: { row: BoughtRow; now: Date },
): Promise<ChargePreview> {
  const at = choosePreviewMoment(row, now);
  const present = { subscriptionId: row.subscription_id, at };
  const { next, currency, isReverseCharge } = await requirePayments(services).preview(order, {
    customerId: row.customer_id,
    present,
  });
  const nothing = { lines: [], subtotal: 0, discount: 0, tax: 0, total: 0, amountDue: 0, credit: 0 };
  return { ...nothing, currency, isReverseCharge, next, timestamp: at.toISOString() };
}
