import { confirmDirectUpgrade } from '@sigillum/api-contracts/pricing/confirm-direct-upgrade.ts';
import { previewDirectUpgrade } from '@sigillum/api-contracts/pricing/preview-direct-upgrade.ts';
import { previewUpgrade } from '@sigillum/api-contracts/pricing/preview-upgrade.ts';
import { startDirectPayment } from '@sigillum/api-contracts/pricing/start-direct-payment.ts';
import { startPayment } from '@sigillum/api-contracts/pricing/start-payment.ts';
import { BillingAddress } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { updateBilling } from '@sigillum/api-contracts/pricing/update-billing.ts';
import { upgradeSubscription } from '@sigillum/api-contracts/pricing/upgrade-subscription.ts';
import { useMemo } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useDocument } from '../providers.tsx';
import type { Order, PurchaseViewProps } from './purchase-props.ts';
import { confirmByBank } from './payment/confirm-by-bank.ts';
import { openPaymentFields } from './payment/payment-fields.ts';

/** What the page of plans asks of the server, for a business or for a person who founds one by it. */
export function usePurchaseCalls(
  businessId: string | undefined,
  referralCode: string | null,
): PurchaseViewProps['calls'] {
  const client = useApiClient();
  const { locale } = useDocument();
  return useMemo(() => {
    const describe = ({ plan, cycle, currency, seats, promoCode, country }: Order) => ({
      plan,
      cycle,
      currency,
      amountSeats: seats,
      promoCode,
      referralCode,
      ...(country && { country }),
    });
    const params = { id: businessId ?? '' };
    const start = (country: string) =>
      businessId === undefined
        ? client.call(startDirectPayment, { body: { country } })
        : client.call(startPayment, { params, body: { country } });
    return {
      start,
      open: openPaymentFields,
      returnUrl: () => window.location.href,
      preview: (order, signal) =>
        businessId === undefined
          ? client.call(previewDirectUpgrade, { body: describe(order) }, { signal })
          : client.call(previewUpgrade, { params, body: describe(order) }, { signal }),
      purchase: (order) => ({
        confirm: async (clientSecret, country) => confirmByBank(await start(country), clientSecret, toLanguage(locale)),
        keepBill: async ({ name: _, ...body }) =>
          businessId === undefined ? undefined : client.call(updateBilling, { params, body }),
        // The form of somebody who founds a business has more in it: what was accepted.
        buy: ({ name, ...bill }) =>
          businessId === undefined
            ? client.call(confirmDirectUpgrade, {
                body: {
                  ...describe(order),
                  ...(name !== undefined && { name }),
                  billing: BillingAddress.parse(bill),
                  gtc_accepted: true,
                },
              })
            : client.call(upgradeSubscription, { params, body: describe(order) }),
      }),
    };
  }, [client, businessId, referralCode, locale]);
}
