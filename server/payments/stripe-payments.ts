import type { Currency } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Invoice } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type Stripe from 'stripe';
import { keepPrices } from './keep-prices.ts';
import type { Payments } from './payments.ts';
import { adoptStripeMeans } from './stripe/adopt-stripe-means.ts';
import {
  changeAtStripe,
  endAtStripe,
  renewAtStripe,
  setEndingAtStripe,
  subscribeAtStripe,
} from './stripe/buy-from-stripe.ts';
import { beginAtStripe, dropAtStripe, orderMark, readAtStripe, refundAtStripe } from './stripe/charge-once.ts';
import { readStripePrices } from './stripe/find-stripe-price.ts';
import { findStripePromotion } from './stripe/find-stripe-promotion.ts';
import { guardStripe } from './stripe/guard-stripe.ts';
import { keepStripeCustomer } from './stripe/keep-stripe-customer.ts';
import { openClient, type StripeSettings } from './stripe/open-client.ts';
import { previewStripe } from './stripe/preview-stripe.ts';
import { nameOf, readStripeSubscription, subscriptionParts } from './stripe/read-stripe-subscription.ts';

/** Statuses of subscriptions that are over: any other one comes before them. */
const ended = ['canceled', 'incomplete_expired'];

/** Stripe, by its own SDK. */
export function makeStripePayments(settings: StripeSettings, now: () => Date): Payments {
  const open = openClient(settings);
  const ask = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => guardStripe(async () => work(await open()));
  const { publishableKey, scriptUrl, isLocal, portalConfiguration, webhookSecret } = settings;
  return {
    page: { publishableKey, scriptUrl, isLocal },
    keepCustomer: (customer, id) => ask((stripe) => keepStripeCustomer(stripe, customer, id)),
    beginSetup: (customer, key) =>
      ask(async (stripe) => {
        const values = { customer, usage: 'off_session', automatic_payment_methods: { enabled: true } } as const;
        const { client_secret } = await stripe.setupIntents.create(values, { idempotencyKey: key });
        return client_secret!;
      }),
    adoptMeans: (customerId) => ask((stripe) => adoptStripeMeans(stripe, customerId)),
    readPrices: keepPrices((keys) => ask((stripe) => readStripePrices(stripe, keys)), now),
    findPromotion: (code) => ask((stripe) => findStripePromotion(stripe, code)),
    preview: (order, buyer) => ask((stripe) => previewStripe(stripe, order, buyer)),
    subscribe: (customerId, order, key) => ask((stripe) => subscribeAtStripe(stripe, customerId, order, key)),
    change: (present, order, key) => ask((stripe) => changeAtStripe(stripe, present, order, key)),
    renewWith: (id, order, key) => ask((stripe) => renewAtStripe(stripe, id, order, key)),
    setEnding: (id, isEnding, key) => ask((stripe) => setEndingAtStripe(stripe, id, isEnding, key)),
    end: (id, key) => ask((stripe) => endAtStripe(stripe, id, key)),
    read: (customer) =>
      ask(async (stripe) => {
        const expand = subscriptionParts.map((part) => `data.${part}`);
        const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20, expand });
        const found = data.find(({ status }) => !ended.includes(status)) ?? data[0];
        return found && readStripeSubscription(stripe, found);
      }),
    beginCharge: (order) => ask((stripe) => beginAtStripe(stripe, order)),
    readCharge: (id) => ask((stripe) => readAtStripe(stripe, id)),
    dropCharge: (id) => ask((stripe) => dropAtStripe(stripe, id)),
    refundCharge: (id) => ask((stripe) => refundAtStripe(stripe, id)),
    listInvoices: (customer) =>
      ask(async (stripe) => (await stripe.invoices.list({ customer, limit: 100 })).data.map(describeInvoice)),
    openPortal: (customer, { returnUrl, language }) =>
      ask(async (stripe) => {
        const { url } = await stripe.billingPortal.sessions.create({
          ...{ customer, return_url: returnUrl, locale: language },
          ...(portalConfiguration && { configuration: portalConfiguration }),
        });
        return url;
      }),
    async readNotice(headers, body) {
      const signature = headers.get('stripe-signature');
      if (signature === null) return undefined;
      const { webhooks } = await open();
      const receivedAt = now().getTime();
      const event = await webhooks
        .constructEventAsync(body, signature, webhookSecret, undefined, undefined, receivedAt)
        .catch(() => undefined);
      return event && { eventId: event.id, customerId: findCustomer(event), orderId: findOrder(event) };
    },
  };
}

/** Whom an event is about; which of its kinds we heard of does not matter, for what counts is fetched. */
function findCustomer({ data: { object } }: Stripe.Event): string | undefined {
  const thing = object as { id?: string; object?: string; customer?: string | { id: string } | null };
  if (thing.object === 'customer') return thing.id;
  return thing.customer == null ? undefined : nameOf(thing.customer);
}

/** Which single order an event is about, as it was written on the charge. */
const findOrder = ({ data: { object } }: Stripe.Event): string | undefined =>
  (object as { metadata?: Record<string, string> | null }).metadata?.[orderMark];

const describeInvoice = (invoice: Stripe.Invoice): Invoice => ({
  ...{ id: invoice.id, number: invoice.number, total: invoice.total },
  createdAt: new Date(invoice.created * 1000).toISOString(),
  currency: invoice.currency.toUpperCase() as Currency,
  state: (invoice.status ?? 'draft') as Invoice['state'],
  pdfUrl: invoice.invoice_pdf ?? null,
  paymentUrl: invoice.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
});
