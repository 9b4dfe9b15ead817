import { refreshIdentificationPayment } from '@sigillum/api-contracts/identification/refresh-identification-payment.ts';
import { startIdentificationPayment } from '@sigillum/api-contracts/identification/start-identification-payment.ts';
import type { IdentPrice } from '@sigillum/api-contracts/identification/payment-schemas.ts';
import type { IdentWay } from '@sigillum/api-contracts/identification/schemas.ts';
import { ways, type WayName } from '@sigillum/api-contracts/identification/ways.ts';
import { useMemo } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import type { Locale } from '../i18n/locales.ts';
import { chooseCurrency } from '../pricing/choose-currency.ts';
import { openPaymentFields } from '../pricing/payment/payment-fields.ts';
import type { IdentPaymentCalls } from './components/pay-once.tsx';

/** The price in the currency of a language; undefined where nothing is sold. */
export function choosePrice(locale: Locale, prices: IdentWay['prices']): IdentPrice | undefined {
  const currency = chooseCurrency(
    locale,
    prices.map((price) => price.currency),
  );
  return prices.find((price) => price.currency === currency);
}

/** What the page of a way asks of the server, to be paid for. */
export function usePaymentCalls(name: WayName, currency: IdentPrice['currency'] | undefined): IdentPaymentCalls {
  const client = useApiClient();
  return useMemo(() => {
    const { legislation, kind } = ways[name];
    return {
      start: (country) =>
        client.call(startIdentificationPayment, {
          body: { legislation, kind, currency: currency ?? 'EUR', country },
        }),
      refresh: (id) => client.call(refreshIdentificationPayment, { params: { id } }),
      open: openPaymentFields,
      returnUrl: () => window.location.href,
    };
  }, [client, name, currency]);
}
