import type { PurchaseResult } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { SubscriptionFacts } from '../payments/payments.ts';
import type { PriceCatalogue } from '../rules/price-catalogue.ts';
import { namePrice } from './name-price.ts';

/** What came of a purchase, as the provider has answered it. */
export function describePurchase(catalogue: PriceCatalogue, facts: SubscriptionFacts): PurchaseResult {
  const isPaid = ['active', 'trialing'].includes(facts.status) && !facts.isChangeUnpaid;
  const state = isPaid ? 'ACTIVE' : facts.clientSecret === null ? 'DECLINED' : 'ACTION_NEEDED';
  return {
    ...{ state, ...namePrice(catalogue, facts.lookupKey), amountSeats: facts.seats, currency: facts.currency },
    clientSecret: state === 'ACTION_NEEDED' ? facts.clientSecret : null,
    code: isPaid ? null : facts.errorCode,
    receiptUrl: facts.receiptUrl,
  };
}
