import { form, strings, text, type Form } from './decode-form.ts';
import { describeDecline, findCard } from './twin-cards.ts';
import { tax } from './twin-money.ts';
import type { TwinPaymentIntent } from './twin-objects.ts';
import { missing, TwinError, wrong, type TwinStore } from './twin-store.ts';

/** What is paid once: reckoned with its tax, begun, confirmed by the page, and given back. */

export function reckonTax(store: TwinStore, values: Form): object {
  const [item] = Object.values(form(values, 'line_items')) as Form[];
  const amount = Number(text(item!, 'amount'));
  const country = text(form(form(values, 'customer_details'), 'address'), 'country');
  const { amount: added } = tax(amount, country, false);
  return store.keep({
    ...{ id: store.makeId('taxcalc'), object: 'tax.calculation', created: store.now(), metadata: {} },
    ...{ currency: text(values, 'currency') ?? '', amount_total: amount + added, tax_amount_exclusive: added },
  });
}

export function beginCharge(store: TwinStore, values: Form): TwinPaymentIntent {
  const calculation = store.find(
    'tax.calculation',
    text(form(form(form(values, 'hooks'), 'inputs'), 'tax'), 'calculation'),
  );
  const [amount, currency] = [Number(text(values, 'amount')), text(values, 'currency') ?? ''];
  if (calculation.amount_total !== amount || calculation.currency !== currency)
    throw wrong('The amount is not that of the calculation.', 'amount_mismatch');
  const id = store.makeId('pi');
  return store.keep({
    ...{ id, object: 'payment_intent', created: store.now(), customer: null, invoice: null, amount, currency },
    metadata: strings(form(values, 'metadata')),
    ...{ status: 'requires_payment_method', client_secret: `${id}_secret_twin` },
    ...{ last_payment_error: null, latest_charge: null },
  });
}

export function dropCharge(store: TwinStore, id: string | undefined): TwinPaymentIntent {
  const intent = store.find('payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw wrong(`This intent is ${intent.status} already.`, 'payment_intent_unexpected_state');
  intent.status = 'canceled';
  store.tell('payment_intent.canceled', intent);
  return intent;
}

/** What the page asks for: paid, refused, or waiting for the bank (`isAsked`) until the page says what came of it. */
export function confirmCharge(
  store: TwinStore,
  { secret, number, isConfirmed }: { secret: string; number: string; isConfirmed: boolean | undefined },
): { isAsked: boolean } {
  const intent = store.list('payment_intent').find(({ client_secret }) => client_secret === secret);
  if (!intent) throw missing(secret);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw wrong(`This intent is ${intent.status} already.`, 'payment_intent_unexpected_state');
  const card = findCard(number);
  if (!card) throw new TwinError(402, 'card_error', 'incorrect_number', 'Your card number is incorrect.');
  const asks = card.entering === 'asks' || card.charging === 'asks';
  if (asks && isConfirmed === undefined) {
    intent.status = 'requires_action';
    return { isAsked: true };
  }
  const refusal = asks
    ? isConfirmed
      ? undefined
      : { code: 'payment_intent_authentication_failure' }
    : card.charging === 'good'
      ? undefined
      : describeDecline(card.charging);
  if (refusal) {
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: refusal });
    store.tell('payment_intent.payment_failed', intent);
    const { code, ...more } = refusal;
    throw new TwinError(402, 'card_error', code, 'The card was refused.', more);
  }
  const charge = store.keep({
    ...{ id: store.makeId('ch'), object: 'charge' as const, created: store.now(), metadata: intent.metadata },
    ...{ amount: intent.amount, amount_refunded: 0, currency: intent.currency, payment_intent: intent.id },
  });
  Object.assign(intent, { status: 'succeeded', latest_charge: charge.id, last_payment_error: null });
  store.tell('payment_intent.succeeded', intent);
  return { isAsked: false };
}

export function refundCharge(store: TwinStore, values: Form): object {
  const intent = store.find('payment_intent', text(values, 'payment_intent'));
  const charge = store.find('charge', intent.latest_charge);
  if (charge.amount_refunded === charge.amount) throw wrong('It was refunded already.', 'charge_already_refunded');
  const amount = charge.amount - charge.amount_refunded;
  charge.amount_refunded = charge.amount;
  store.tell('charge.refunded', charge);
  return store.keep({
    ...{ id: store.makeId('re'), object: 'refund', created: store.now(), metadata: {}, amount, charge: charge.id },
  });
}
