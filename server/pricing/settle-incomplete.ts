import type { PurchaseResult } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { Order } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { describePurchase } from './describe-purchase.ts';
import { requirePayments } from './require-payments.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * How a first purchase stands that waits for the bank's confirmation. Undefined: there is none, or what is bought now is something else or
 * is paid by another card; then nothing of it stays that could be charged, too.
 */
export async function settleIncomplete(
  services: Services,
  row: SubscriptionRow,
  order: Order,
): Promise<PurchaseResult | undefined> {
  if (row.status !== 'incomplete' || row.subscription_id === null) return undefined;
  const facts = await syncSubscription(services, row.customer_id);
  if (!facts || facts.id !== row.subscription_id || facts.status === 'incomplete_expired') return undefined;
  const isSame = facts.lookupKey === order.lookupKey && facts.seats === order.seats;
  const result = describePurchase(services.config.priceCatalogue, facts);
  if (result.state === 'ACTIVE' || (isSame && result.state === 'ACTION_NEEDED')) return result;
  await requirePayments(services).end(facts.id, `end ${facts.id}`);
  return undefined;
}
