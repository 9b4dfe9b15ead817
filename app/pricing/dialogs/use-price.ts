import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { pricingMessages as messages } from '../messages.ts';

/** Currencies that plans are sold in (specification, section 9). */
export type Currency = 'EUR' | 'CHF';
/** How often a plan is charged. */
export type Cycle = 'monthly' | 'yearly';

/** What a plan costs: `amount` in whole francs or euros with its fraction, without VAT, for every period of the cycle. */
export interface PlanPrice {
  amount: number;
  currency: Currency;
  cycle: Cycle;
}

/** Writes prices with the currency's code, as the specification asks (section 9): "CHF 1’200.00", "CHF 1’200.00 pro Jahr". */
export function usePrice() {
  const { number } = useFormat();
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const amount = (value: number, currency: Currency) =>
      number(value, { style: 'currency', currency, currencyDisplay: 'code' });
    const plan = (price: PlanPrice) =>
      formatMessage(price.cycle === 'monthly' ? messages.priceMonthly : messages.priceYearly, {
        price: amount(price.amount, price.currency),
      });
    return { amount, plan };
  }, [number, formatMessage]);
}
