import { confirmDirectUpgrade } from '@sigillum/api-contracts/pricing/confirm-direct-upgrade.ts';
import { listInvoices } from '@sigillum/api-contracts/pricing/list-invoices.ts';
import { previewDirectUpgrade } from '@sigillum/api-contracts/pricing/preview-direct-upgrade.ts';
import { previewUpgrade } from '@sigillum/api-contracts/pricing/preview-upgrade.ts';
import { refreshSubscription } from '@sigillum/api-contracts/pricing/refresh-subscription.ts';
import { startDirectPayment } from '@sigillum/api-contracts/pricing/start-direct-payment.ts';
import { startPayment } from '@sigillum/api-contracts/pricing/start-payment.ts';
import { BillingAddress } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { updateBilling } from '@sigillum/api-contracts/pricing/update-billing.ts';
import { upgradeSubscription } from '@sigillum/api-contracts/pricing/upgrade-subscription.ts';
import { validatePromo } from '@sigillum/api-contracts/pricing/validate-promo.ts';
import { useMemo } from 'react';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { useApiClient } from '../http/browser-api.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useDocument } from '../providers.tsx';
import type { Order, PurchaseViewProps } from './purchase-props.ts';
import { confirmByBank } from './payment/confirm-by-bank.ts';
import { openPaymentFields } from './payment/payment-fields.ts';
import type { Bill } from './bill-form.ts';
import type { Standing } from './use-buy.ts';

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
    const buy = (order: Order, { name, ...bill }: Bill) =>
      businessId === undefined
        ? // The form of somebody who founds a business has more in it: what was accepted.
          client.call(confirmDirectUpgrade, {
            body: {
              ...describe(order),
              ...(name !== undefined && { name }),
              billing: BillingAddress.parse(bill),
              gtc_accepted: true,
            },
          })
        : client.call(upgradeSubscription, { params, body: describe(order) });
    async function look(order: Order, bill: Bill): Promise<Standing> {
      const asked = { code: null, plan: order.plan, amountSeats: order.seats, receiptUrl: null };
      try {
        // Asked once more, the same founding answers how it stands.
        if (businessId === undefined) return await buy(order, bill);
        const { plan, seats, status } = await client.call(refreshSubscription, { params });
        if (!['active', 'trialing'].includes(status) || plan !== order.plan)
          return { ...asked, state: 'ACTION_NEEDED' };
        const { invoices } = await client.call(listInvoices, { params }).catch(() => ({ invoices: [] }));
        const receiptUrl = invoices.find(({ state }) => state === 'paid')?.pdfUrl ?? null;
        return { ...asked, state: 'ACTIVE', amountSeats: seats, receiptUrl };
      } catch (error) {
        if (!isApiProblem(error)) throw error;
        // The business is founded with its payment: the provider was quicker to tell of it.
        if (error.key === 'error.business.already_member') return { ...asked, state: 'ACTIVE' };
        if (error.key === 'error.billing.no_subscription') return { ...asked, state: 'ACTION_NEEDED' };
        throw error;
      }
    }
    return {
      start,
      open: openPaymentFields,
      returnUrl: () => window.location.href,
      preview: (order, signal) =>
        businessId === undefined
          ? client.call(previewDirectUpgrade, { body: describe(order) }, { signal })
          : client.call(previewUpgrade, { params, body: describe(order) }, { signal }),
      judgeCode: (promoCode, order) =>
        businessId === undefined
          ? // Nobody is asked about a code alone before there is a business.
            client.call(previewDirectUpgrade, { body: describe({ ...order, promoCode }) })
          : client.call(validatePromo, { params, body: { promoCode, plan: order.plan, cycle: order.cycle } }),
      purchase: (order) => ({
        confirm: async (clientSecret, country) => confirmByBank(await start(country), clientSecret, toLanguage(locale)),
        keepBill: async ({ name: _, ...body }) =>
          businessId === undefined ? undefined : client.call(updateBilling, { params, body }),
        buy: (bill) => buy(order, bill),
        look: (bill) => look(order, bill),
      }),
    };
  }, [client, businessId, referralCode, locale]);
}
