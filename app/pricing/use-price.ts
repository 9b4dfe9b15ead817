import type { Currency, Cycle } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../i18n/use-format.ts';
import { pricingMessages as messages } from './messages.ts';

/** What a plan costs for every period of the cycle: `amount` in whole cents, without VAT. */
export interface PeriodPrice {
  amount: number;
  currency: Currency;
  cycle: Cycle;
}

/** Writes prices with the currency's code, as the specification asks (section 9): "CHF 1’200.00", "CHF 1’200.00 pro Jahr". */
export function usePrice() {
  const { number } = useFormat();
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const amount = (cents: number, currency: Currency) =>
      number(cents / 100, { style: 'currency', currency, currencyDisplay: 'code' });
    const plan = (price: PeriodPrice) =>
      formatMessage(price.cycle === 'monthly' ? messages.priceMonthly : messages.priceYearly, {
        price: amount(price.amount, price.currency),
      });
    return { amount, plan };
  }, [number, formatMessage]);
}
