import { form, has, list, text, type Form } from './decode-form.ts';
import { addUp, attempt, charge, findOpenInvoice, planLine, prorationLine, type Bill } from './twin-invoices.ts';
import { addMonths } from './twin-money.ts';
import type { TwinDiscount, TwinInvoice, TwinPrice, TwinSubscription } from './twin-objects.ts';
import { missing, wrong, type TwinStore } from './twin-store.ts';

const monthsOf = ({ recurring }: TwinPrice): number => (recurring.interval === 'year' ? 12 : 1);
const incompleteSeconds = 23 * 3600;

/** The period of a price that begins at a moment, as the anchor counts. */
export function nextPeriod(price: TwinPrice, anchor: number, start: number): { start: number; end: number } {
  const [from, at] = [new Date(anchor * 1000), new Date(start * 1000)];
  let months = (at.getUTCFullYear() - from.getUTCFullYear()) * 12 + at.getUTCMonth() - from.getUTCMonth();
  while (addMonths(anchor, months) <= start) months += 1;
  // The day before the anchor's in a short month belongs to the period before.
  return { start, end: addMonths(anchor, months - 1 + monthsOf(price)) };
}

/** A code's promise from now on; counts it as redeemed. */
export function redeem(store: TwinStore, wanted: Form, isKept: boolean): TwinDiscount[] {
  return list(wanted, 'discounts').map((entry) => {
    const code = store.find('promotion_code', typeof entry === 'string' ? entry : text(entry, 'promotion_code'));
    const coupon = store.find('coupon', code.promotion.coupon);
    if (!code.active || !coupon.valid) throw wrong('This promotion code cannot be redeemed.', 'coupon_expired');
    if (isKept) code.times_redeemed += 1;
    const start = store.now();
    const end = coupon.duration === 'repeating' ? addMonths(start, coupon.duration_in_months ?? 1) : null;
    const source = { type: 'coupon', coupon: coupon.id } as const;
    return { id: store.makeId('di'), object: 'discount', promotion_code: code.id, source, start, end };
  });
}

/** Those that still take something off at a moment. */
const holding = (discounts: readonly TwinDiscount[], at: number): TwinDiscount[] =>
  discounts.filter(({ end }) => end === null || end > at);

/** After a bill: what holds once is gone. */
function spend(store: TwinStore, subscription: TwinSubscription): void {
  subscription.discounts = subscription.discounts.filter(
    ({ source }) => store.find('coupon', source.coupon).duration !== 'once',
  );
}

function readItem(store: TwinStore, values: Form): { price: TwinPrice; quantity: number } {
  const [item] = list(values, 'items');
  if (typeof item !== 'object') throw wrong('items is needed');
  const quantity = Number(text(item, 'quantity') ?? 1);
  if (!Number.isInteger(quantity) || quantity < 1) throw wrong('Invalid integer: quantity');
  return { price: store.find('price', text(item, 'price')), quantity };
}

export function createSubscription(store: TwinStore, values: Form): TwinSubscription {
  const customer = store.find('customer', text(values, 'customer'));
  const { price, quantity } = readItem(store, values);
  if (!price.active) throw wrong('The price specified is inactive.');
  const currency = text(values, 'currency') ?? price.currency;
  if (customer.currency !== null && customer.currency !== currency)
    throw wrong('You cannot combine currencies on a single customer.', 'customer_currency_mismatch');
  customer.currency = currency;
  const now = store.now();
  const id = store.makeId('sub');
  const item = store.makeId('si');
  const period = nextPeriod(price, now, now);
  const subscription = store.keep<TwinSubscription>({
    ...{ id, object: 'subscription', created: now, customer: customer.id, status: 'incomplete', currency },
    metadata: readMetadata(values),
    ...{ billing_cycle_anchor: now, cancel_at_period_end: false, cancel_at: null, canceled_at: null },
    ...{ discounts: redeem(store, values, true), latest_invoice: null, pending_update: null },
    items: {
      ...{ object: 'list', has_more: false },
      data: [
        {
          ...{ id: item, object: 'subscription_item', price, quantity },
          ...{ current_period_start: period.start, current_period_end: period.end },
        },
      ],
    },
  });
  const lines = [planLine(store, { price, quantity, item }, currency, period)];
  const bill = makeBill(store, subscription, lines, 'subscription_create', hasTax(values));
  const invoice = charge(store, addUp(store, bill));
  subscription.latest_invoice = invoice.id;
  if (invoice.status === 'paid') {
    subscription.status = 'active';
    spend(store, subscription);
  }
  store.tell('customer.subscription.created', subscription);
  return subscription;
}

const hasTax = (values: Form): boolean => text(form(values, 'automatic_tax'), 'enabled') === 'true';
const readMetadata = (values: Form): Record<string, string> =>
  Object.fromEntries(Object.entries(form(values, 'metadata')).map(([name, value]) => [name, String(value)]));

export const makeBill = (
  store: TwinStore,
  { customer, currency, discounts, id }: Pick<TwinSubscription, 'customer' | 'currency' | 'discounts' | 'id'>,
  lines: Bill['lines'],
  reason: string,
  isTaxed = true,
): Bill => ({
  ...{ customer: store.find('customer', customer), country: undefined, hasTax: isTaxed, currency, lines, reason },
  ...{ discounts: holding(discounts, store.now()), subscription: id },
});

/** What another price or number costs from a moment on: what is left is given back, and the rest is charged. */
export function changeLines(
  store: TwinStore,
  subscription: TwinSubscription,
  { price, quantity }: { price: TwinPrice; quantity: number },
  asked: number,
): { lines: Bill['lines']; period: { start: number; end: number } } {
  const [old] = subscription.items.data;
  const period = { start: old.current_period_start, end: old.current_period_end };
  // Its clock may have been let go ahead of whoever asks, who cannot know.
  const at = Math.max(asked, period.start);
  if (at > period.end) throw wrong('proration_date must be within the current period.');
  const { currency } = subscription;
  const before = { price: old.price, quantity: old.quantity, item: old.id };
  const after = { price, quantity, item: old.id };
  const credit = prorationLine(store, before, currency, { period, at, sign: -1 });
  if (monthsOf(old.price) === monthsOf(price)) {
    if (old.price.id === price.id && old.quantity === quantity) return { lines: [], period };
    return { lines: [credit, prorationLine(store, after, currency, { period, at, sign: 1 })], period };
  }
  // Another cycle begins anew.
  const fresh = nextPeriod(price, at, at);
  return { lines: [credit, planLine(store, after, currency, fresh)], period: fresh };
}

export function updateSubscription(store: TwinStore, id: string, values: Form): TwinSubscription {
  const subscription = store.find('subscription', id);
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw wrong('A canceled subscription can only update its cancellation_details.');
  if (has(values, 'cancel_at_period_end')) {
    const isEnding = text(values, 'cancel_at_period_end') === 'true';
    const [item] = subscription.items.data;
    subscription.cancel_at_period_end = isEnding;
    subscription.cancel_at = isEnding ? item.current_period_end : null;
    subscription.canceled_at = isEnding ? store.now() : null;
  }
  if (has(values, 'discounts')) subscription.discounts = redeem(store, values, true);
  Object.assign(subscription.metadata, readMetadata(values));
  if (has(values, 'items')) changeItem(store, subscription, values);
  store.tell('customer.subscription.updated', subscription);
  return subscription;
}

/** The item of a change; what it leaves out stays. */
export function readChange(
  store: TwinStore,
  subscription: TwinSubscription,
  values: Form,
): { price: TwinPrice; quantity: number } {
  const [wanted] = list(values, 'items');
  const [old] = subscription.items.data;
  if (typeof wanted !== 'object' || text(wanted, 'id') !== old.id) throw wrong('items[0][id] is needed');
  const quantity = Number(text(wanted, 'quantity') ?? old.quantity);
  if (!Number.isInteger(quantity) || quantity < 1) throw wrong('Invalid integer: quantity');
  return { price: text(wanted, 'price') ? store.find('price', text(wanted, 'price')) : old.price, quantity };
}

function changeItem(store: TwinStore, subscription: TwinSubscription, values: Form): void {
  const change = readChange(store, subscription, values);
  const behaviour = text(values, 'proration_behavior') ?? 'create_prorations';
  if (behaviour === 'none') {
    Object.assign(subscription.items.data[0], change);
    return;
  }
  if (behaviour !== 'always_invoice') throw wrong('The stand-in knows always_invoice and none alone.');
  if (text(values, 'payment_behavior') !== 'pending_if_incomplete') throw wrong('payment_behavior is needed');
  if (has(values, 'metadata') || has(values, 'discounts')) throw wrong('Not with pending_if_incomplete.');
  const at = Number(text(values, 'proration_date') ?? store.now());
  const { lines, period } = changeLines(store, subscription, change, at);
  if (!lines.length) return;
  const invoice = charge(store, addUp(store, makeBill(store, subscription, lines, 'subscription_update')));
  subscription.latest_invoice = invoice.id;
  if (invoice.status === 'paid') {
    applyChange(subscription, change, period);
    spend(store, subscription);
  } else
    subscription.pending_update = {
      ...{ price: change.price.id, quantity: change.quantity },
      expires_at: store.now() + incompleteSeconds,
    };
}

function applyChange(
  subscription: TwinSubscription,
  change: { price: TwinPrice; quantity: number },
  period: { start: number; end: number },
): void {
  const [item] = subscription.items.data;
  if (monthsOf(item.price) !== monthsOf(change.price)) subscription.billing_cycle_anchor = period.start;
  Object.assign(item, change, { current_period_start: period.start, current_period_end: period.end });
}

/** What follows from a bill that was paid later: by the bank's confirmation, or at another try. */
export function followPayment(store: TwinStore, invoice: TwinInvoice): void {
  if (invoice.subscription === null || invoice.status !== 'paid') return;
  const subscription = store.find('subscription', invoice.subscription);
  if (subscription.latest_invoice !== invoice.id) return;
  const { pending_update } = subscription;
  if (pending_update) {
    const price = store.find('price', pending_update.price);
    const period = invoice.lines.data.at(-1)!.period;
    const [item] = subscription.items.data;
    const isSameCycle = monthsOf(item.price) === monthsOf(price);
    const kept = { start: item.current_period_start, end: item.current_period_end };
    applyChange(subscription, { price, quantity: pending_update.quantity }, isSameCycle ? kept : period);
    subscription.pending_update = null;
  }
  if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) subscription.status = 'active';
  spend(store, subscription);
  store.tell('customer.subscription.updated', subscription);
}

export function cancelSubscription(store: TwinStore, id: string): TwinSubscription {
  const subscription = store.find('subscription', id);
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) throw missing(id);
  const open = findOpenInvoice(store, subscription);
  subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
  if (subscription.status === 'canceled') subscription.canceled_at = store.now();
  if (open) open.status = 'void';
  store.tell('customer.subscription.deleted', subscription);
  return subscription;
}

/** What the next bill would be, or what a change would cost now. */
export function previewInvoice(store: TwinStore, values: Form): TwinInvoice {
  const details = form(values, 'subscription_details');
  const isRecurring = text(values, 'preview_mode') === 'recurring';
  const discounts = redeem(store, values, false);
  const isTaxed = hasTax(values);
  const id = text(values, 'subscription');
  if (id === undefined) {
    const { price, quantity } = readItem(store, details);
    const currency = text(values, 'currency') ?? price.currency;
    const now = store.now();
    const lines = [planLine(store, { price, quantity, item: 'si_preview' }, currency, nextPeriod(price, now, now))];
    const customer = text(values, 'customer') ? store.find('customer', text(values, 'customer')) : undefined;
    const country = text(form(form(values, 'customer_details'), 'address'), 'country');
    const bill = { customer, country, hasTax: isTaxed, currency, lines, reason: 'upcoming', subscription: null };
    return addUp(store, { ...bill, discounts: isRecurring ? lasting(store, discounts) : discounts });
  }
  const subscription = store.find('subscription', id);
  const change = readChange(store, subscription, details);
  const given = discounts.length ? discounts : subscription.discounts;
  const at = Number(text(details, 'proration_date') ?? store.now());
  const [item] = subscription.items.data;
  const { lines, period } = changeLines(store, subscription, change, at);
  const later = planLine(store, { ...change, item: item.id }, subscription.currency, period);
  const bill = makeBill(
    store,
    { ...subscription, discounts: given },
    isRecurring ? [later] : lines,
    'upcoming',
    isTaxed,
  );
  return addUp(store, { ...bill, ...(isRecurring && { discounts: lasting(store, given) }) });
}

const lasting = (store: TwinStore, discounts: TwinDiscount[]): TwinDiscount[] =>
  discounts.filter(({ source }) => store.find('coupon', source.coupon).duration !== 'once');

/** Everything that time does to a subscription up to now. */
export function ageSubscription(store: TwinStore, subscription: TwinSubscription, at: number): void {
  const [item] = subscription.items.data;
  const open = findOpenInvoice(store, subscription);
  if (subscription.status === 'incomplete' && at >= subscription.created + incompleteSeconds) {
    cancelSubscription(store, subscription.id);
    return;
  }
  const { pending_update } = subscription;
  if (pending_update && at >= pending_update.expires_at) {
    subscription.pending_update = null;
    if (open) open.status = 'void';
    store.tell('customer.subscription.pending_update_expired', subscription);
  }
  if (
    subscription.status === 'past_due' &&
    open &&
    open.next_payment_attempt !== null &&
    at >= open.next_payment_attempt
  )
    retry(store, subscription, open, at);
  if (!['active', 'past_due'].includes(subscription.status) || at < item.current_period_end) return;
  if (subscription.cancel_at_period_end) {
    cancelSubscription(store, subscription.id);
    return;
  }
  const period = nextPeriod(item.price, subscription.billing_cycle_anchor, item.current_period_end);
  Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  const { price, quantity, id } = item;
  const lines = [planLine(store, { price, quantity, item: id }, subscription.currency, period)];
  const invoice = charge(store, addUp(store, makeBill(store, subscription, lines, 'subscription_cycle')));
  subscription.latest_invoice = invoice.id;
  if (invoice.status === 'paid') spend(store, subscription);
  else {
    subscription.status = 'past_due';
    invoice.next_payment_attempt = at + retrySeconds;
  }
  store.tell('customer.subscription.updated', subscription);
}

const retrySeconds = 3 * 24 * 3600;
const mostAttempts = 4;

function retry(store: TwinStore, subscription: TwinSubscription, invoice: TwinInvoice, at: number): void {
  payAgain(store, invoice);
  if (invoice.status === 'paid') return;
  if (invoice.attempt_count < mostAttempts) {
    invoice.next_payment_attempt = at + retrySeconds;
    return;
  }
  invoice.next_payment_attempt = null;
  subscription.status = 'unpaid';
  store.tell('customer.subscription.updated', subscription);
}

/** Another try with the card that is there now, for the stand-in's pages, too. */
export function payAgain(store: TwinStore, invoice: TwinInvoice): void {
  attempt(store, invoice);
  followPayment(store, invoice);
}
