import type { PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Locale } from '../i18n/locales.ts';
import { chooseCurrency } from './choose-currency.ts';
import type { PeriodPrice } from './use-price.ts';

/** The plan that costs least a month, in the currency of the language; null where none is sold by the month. */
export function findSmallest(plans: readonly PricePlan[], locale: Locale): { plan: string; price: PeriodPrice } | null {
  const sold = plans
    .filter(({ kind, isOffered }) => kind === 'paid' && isOffered)
    .flatMap(({ name: plan, prices }) => prices.map((price) => ({ plan, price })))
    .filter(({ price }) => price.cycle === 'monthly');
  const currency = chooseCurrency(locale, [...new Set(sold.map(({ price }) => price.currency))]);
  const [first] = sold
    .filter(({ price }) => price.currency === currency)
    .toSorted((one, other) => one.price.amount - other.price.amount);
  return first ?? null;
}
