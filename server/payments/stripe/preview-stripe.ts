import type { ChargeLine, ChargePreview } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type Stripe from 'stripe';
import type { Order, Payments } from '../payments.ts';
import { findStripePrice } from './find-stripe-price.ts';
import { nameOf } from './read-stripe-subscription.ts';

type Buyer = Parameters<Payments['preview']>[1];
type Params = Stripe.InvoiceCreatePreviewParams;

const toInstant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** What an order costs, by Stripe's own calculation and by the very words with which it is bought. Nothing is kept of it. */
export async function previewStripe(
  stripe: Stripe,
  order: Order,
  { customerId, country, present }: Buyer,
): Promise<Omit<ChargePreview, 'timestamp'>> {
  const price = await findStripePrice(stripe, order.lookupKey);
  const subscription = present && (await stripe.subscriptions.retrieve(present.subscriptionId));
  const item = subscription?.items.data[0];
  const names = new Map([[price, order.lookupKey]]);
  if (item?.price.lookup_key) names.set(item.price.id, item.price.lookup_key);
  const params: Params = {
    ...(customerId ? { customer: customerId } : { customer_details: { address: { country: country ?? '' } } }),
    automatic_tax: { enabled: customerId !== undefined || country !== undefined },
    ...(order.promotion && { discounts: [{ promotion_code: order.promotion.id }] }),
    ...(present ? { subscription: present.subscriptionId } : { currency: order.currency.toLowerCase() }),
    subscription_details: {
      items: [{ ...(item && { id: item.id }), price, quantity: order.seats }],
      ...(present && {
        proration_behavior: 'always_invoice',
        proration_date: Math.floor(present.at.getTime() / 1000),
      }),
    },
  };
  const [invoice, later] = await Promise.all([
    stripe.invoices.createPreview(params),
    stripe.invoices.createPreview({ ...params, preview_mode: 'recurring' }),
  ]);
  const ends = invoice.lines.data.map(({ period }) => period.end);
  const nextAt = ends.length ? Math.max(...ends) : item?.current_period_end;
  return {
    ...describe(invoice, order, names),
    next: nextAt === undefined ? null : { at: toInstant(nextAt), amount: later.total },
  };
}

function describe(
  invoice: Stripe.Invoice,
  { currency }: Order,
  names: Map<string, string>,
): Omit<ChargePreview, 'timestamp' | 'next'> {
  const discount = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const taxes = invoice.total_taxes ?? [];
  const bare = { seats: null, from: null, to: null };
  return {
    currency,
    lines: [
      ...invoice.lines.data.map((line) => describeLine(line, names)),
      ...(discount ? [{ ...bare, kind: 'discount' as const, subject: null, amount: -discount }] : []),
      ...taxes
        .filter(({ amount }) => amount !== 0)
        .map(({ amount, taxable_amount }) => ({
          ...{ ...bare, kind: 'tax' as const, amount },
          subject: taxable_amount ? String(Math.round((amount / taxable_amount) * 1000) / 10) : null,
        })),
    ],
    ...{ subtotal: invoice.subtotal, discount, tax: taxes.reduce((sum, { amount }) => sum + amount, 0) },
    isReverseCharge: taxes.some(({ taxability_reason }) => taxability_reason === 'reverse_charge'),
    ...{ total: invoice.total, amountDue: invoice.amount_due },
    credit: Math.max(0, -(invoice.total + invoice.starting_balance)),
  };
}

function describeLine(line: Stripe.InvoiceLineItem, names: Map<string, string>): ChargeLine {
  const isProration = line.parent?.subscription_item_details?.proration === true;
  const price = line.pricing?.price_details?.price;
  return {
    kind: isProration ? (line.amount < 0 ? 'credit' : 'proration') : 'plan',
    subject: (price === undefined ? undefined : names.get(nameOf(price))) ?? line.description,
    ...{ seats: line.quantity, amount: line.amount },
    ...{ from: toInstant(line.period.start), to: toInstant(line.period.end) },
  };
}
