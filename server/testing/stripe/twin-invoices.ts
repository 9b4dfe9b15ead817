import type { TwinCustomer, TwinDiscount, TwinInvoice, TwinLine, TwinPrice, TwinSubscription } from './twin-objects.ts';
import { describeDecline } from './twin-cards.ts';
import { discount, prorate, tax } from './twin-money.ts';
import type { TwinStore } from './twin-store.ts';

/** What a bill is made of. */
export interface Bill {
  customer: TwinCustomer | undefined;
  country: string | undefined;
  hasTax: boolean;
  currency: string;
  lines: TwinLine[];
  discounts: TwinDiscount[];
  reason: string;
  subscription: string | null;
}

export const unitAmount = (price: TwinPrice, currency: string): number =>
  price.currency === currency
    ? price.unit_amount
    : (price.currency_options[currency]?.unit_amount ?? price.unit_amount);

interface Billed {
  price: TwinPrice;
  quantity: number;
  item: string;
}

export const planLine = (
  store: TwinStore,
  { price, quantity, item }: Billed,
  currency: string,
  period: { start: number; end: number },
): TwinLine => ({
  ...{ id: store.makeId('il'), object: 'line_item', amount: unitAmount(price, currency) * quantity, quantity, period },
  description: `${quantity} × ${price.lookup_key}`,
  parent: {
    type: 'subscription_item_details',
    subscription_item_details: { proration: false, subscription_item: item },
  },
  pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
});

/** What is given back or charged for the rest of a period. */
export function prorationLine(
  store: TwinStore,
  billed: Billed,
  currency: string,
  { period, at, sign }: { period: { start: number; end: number }; at: number; sign: 1 | -1 },
): TwinLine {
  const line = planLine(store, billed, currency, { start: at, end: period.end });
  const amount = sign * prorate(unitAmount(billed.price, currency) * billed.quantity, period, at);
  const parent = {
    ...line.parent,
    subscription_item_details: { ...line.parent.subscription_item_details, proration: true },
  };
  return { ...line, amount, parent };
}

/** Adds a bill up; nothing is kept of it. */
export function addUp(store: TwinStore, bill: Bill): TwinInvoice {
  const { customer, currency, lines } = bill;
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const off = discount(subtotal, currency, bill.discounts, (id) => store.find('coupon', id));
  const country = customer?.address?.country ?? bill.country;
  const hasEuNumber = store.list('tax_id').some((taxId) => taxId.customer === customer?.id && taxId.type === 'eu_vat');
  const taxed = bill.hasTax ? tax(subtotal - off, country, hasEuNumber) : { amount: 0, reason: 'not_collecting' };
  const total = subtotal - off + taxed.amount;
  const starting_balance = customer?.balance ?? 0;
  const id = store.makeId('in');
  return {
    ...{ id, object: 'invoice', created: store.now(), metadata: {}, customer: customer?.id ?? null },
    ...{ number: `TWIN-${String(store.list('invoice').length + 1).padStart(4, '0')}`, status: 'open', currency },
    ...{ billing_reason: bill.reason, lines: { object: 'list', has_more: false, data: lines }, subtotal },
    total_discount_amounts: off ? [{ amount: off }] : [],
    total_taxes: [
      {
        ...{ amount: taxed.amount, taxable_amount: subtotal - off, tax_behavior: 'exclusive' },
        taxability_reason: taxed.reason,
      },
    ],
    ...{ total, starting_balance, amount_due: Math.max(0, total + starting_balance), subscription: bill.subscription },
    ...{ payment_intent: null, attempt_count: 0, next_payment_attempt: null },
    ...{ hosted_invoice_url: `/invoices/${id}`, invoice_pdf: `/invoices/${id}.pdf` },
  };
}

/** Keeps a bill and tries to charge it. */
export function charge(store: TwinStore, draft: TwinInvoice): TwinInvoice {
  const invoice = store.keep(draft);
  const customer = store.find('customer', invoice.customer);
  // What is given back goes to the customer's credit, and what is owed is taken from it first.
  customer.balance = Math.min(0, invoice.total + invoice.starting_balance);
  store.tell('invoice.finalized', invoice);
  return invoice.amount_due === 0 ? settle(store, invoice) : attempt(store, invoice);
}

/** Asks the card for what a bill says, the first time or again. */
export function attempt(store: TwinStore, invoice: TwinInvoice): TwinInvoice {
  const customer = store.find('customer', invoice.customer);
  const card = customer.invoice_settings.default_payment_method;
  const behaviour = card === null ? 'generic_decline' : store.find('payment_method', card).behaviour;
  invoice.attempt_count += 1;
  const id = invoice.payment_intent ?? store.makeId('pi');
  const intent = store.keep({
    ...{ id, object: 'payment_intent', created: store.now(), metadata: {}, customer: customer.id },
    ...{ amount: invoice.amount_due, currency: invoice.currency, invoice: invoice.id },
    ...{
      status: 'requires_payment_method',
      client_secret: `${id}_secret_twin`,
      last_payment_error: null,
      latest_charge: null,
    },
  });
  invoice.payment_intent = id;
  if (behaviour === 'good') {
    store.keep({ ...intent, status: 'succeeded' });
    return settle(store, invoice);
  }
  if (behaviour === 'asks') {
    store.keep({ ...intent, status: 'requires_action' });
    store.tell('invoice.payment_action_required', invoice);
    return invoice;
  }
  store.keep({ ...intent, last_payment_error: describeDecline(behaviour) });
  store.tell('invoice.payment_failed', invoice);
  return invoice;
}

function settle(store: TwinStore, invoice: TwinInvoice): TwinInvoice {
  invoice.status = 'paid';
  invoice.next_payment_attempt = null;
  store.tell('invoice.paid', invoice);
  return invoice;
}

/** A bill that the buyer has confirmed with the bank, or that the bank has refused. */
export function answerBank(store: TwinStore, invoice: TwinInvoice, isConfirmed: boolean): void {
  const intent = store.find('payment_intent', invoice.payment_intent);
  if (isConfirmed) {
    store.keep({ ...intent, status: 'succeeded' });
    settle(store, invoice);
  } else {
    const last_payment_error = { code: 'payment_intent_authentication_failure' };
    store.keep({ ...intent, status: 'requires_payment_method', last_payment_error });
    store.tell('invoice.payment_failed', invoice);
  }
}

/** The bills of a subscription that lack a payment. */
export const findOpenInvoice = (store: TwinStore, { latest_invoice }: TwinSubscription): TwinInvoice | undefined => {
  const invoice = latest_invoice === null ? undefined : store.find('invoice', latest_invoice);
  return invoice?.status === 'open' ? invoice : undefined;
};
