import type { TwinInvoice } from './twin-objects.ts';
import type { TwinStore } from './twin-store.ts';

type Answer = Record<string, unknown>;
const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;

/** An object as it goes out: without what only the stand-in knows, and with what was asked for in place of its name. */
export function present(store: TwinStore, thing: object, expand: readonly string[]): Answer {
  const answer = write(store, structuredClone(thing) as Answer, expand);
  for (const path of expand) open(store, answer, path.split('.'));
  return answer;
}

/** A page of a list, of as many as were asked for. */
export function presentList(
  store: TwinStore,
  things: readonly { id: string }[],
  { limit, after, expand }: { limit: number; after: string | undefined; expand: readonly string[] },
): Answer {
  const start = after === undefined ? 0 : things.findIndex(({ id }) => id === after) + 1;
  const page = things.slice(start, start + limit);
  const within = expand.map((path) => path.replace(/^data\./, ''));
  return {
    ...{ object: 'list', url: '/v1', has_more: start + limit < things.length },
    data: page.map((thing) => present(store, thing, within)),
  };
}

/** Fields that are there only when they are asked for, and those that are made of others. */
function write(store: TwinStore, answer: Answer, expand: readonly string[]): Answer {
  if (answer['object'] === 'payment_method') delete answer['behaviour'];
  if (answer['object'] === 'price' && !expand.some((path) => path.endsWith('currency_options')))
    delete answer['currency_options'];
  if (answer['object'] === 'coupon' && !expand.some((path) => path.endsWith('applies_to'))) delete answer['applies_to'];
  if (answer['object'] === 'charge') answer['receipt_url'] = `${store.url}/receipts/${String(answer['id'])}`;
  if (answer['object'] !== 'invoice') return answer;
  const { payment_intent, subscription } = answer as unknown as TwinInvoice;
  answer['parent'] = { type: 'subscription_details', subscription_details: { subscription } };
  const payment = { type: 'payment_intent', payment_intent };
  if (expand.some((path) => path.startsWith('payments')))
    answer['payments'] = {
      ...{ object: 'list', has_more: false },
      data: payment_intent === null ? [] : [{ id: `inpay_${payment_intent}`, object: 'invoice_payment', payment }],
    };
  if (expand.includes('confirmation_secret'))
    answer['confirmation_secret'] =
      payment_intent === null
        ? null
        : { type: 'payment_intent', client_secret: store.find('payment_intent', payment_intent).client_secret };
  delete answer['payment_intent'];
  for (const link of ['hosted_invoice_url', 'invoice_pdf'])
    answer[link] = new URL(String(answer[link]), store.url).href;
  return answer;
}

function open(store: TwinStore, place: unknown, [name, ...rest]: readonly string[]): void {
  if (Array.isArray(place)) {
    for (const entry of place) open(store, entry, [name!, ...rest]);
    return;
  }
  if (!isAnswer(place) || name === undefined) return;
  const value = place[name];
  if (typeof value === 'string') {
    const thing = store.things.get(value);
    if (thing) place[name] = write(store, structuredClone(thing) as unknown as Answer, rest);
  }
  open(store, place[name], rest);
}
