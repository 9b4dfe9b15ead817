import { form, has, strings, text, words, type Form } from './decode-form.ts';
import { present, presentList } from './expand-things.ts';
import { beginCharge, dropCharge, reckonTax, refundCharge } from './twin-charges.ts';
import { answerBank } from './twin-invoices.ts';
import {
  cancelSubscription,
  createSubscription,
  followPayment,
  previewInvoice,
  updateSubscription,
} from './twin-subscriptions.ts';
import { missing, wrong, type TwinStore } from './twin-store.ts';

/** What a call of the API answers: an object, or one page of a list. */
type Handle = (values: Form, ids: string[]) => object;

/** The calls that the product makes, and no others: a foreign one is an error, so that nothing is believed to work. */
export function makeRoutes(store: TwinStore): [method: string, path: RegExp, handle: Handle][] {
  const one = (values: Form, thing: object) => present(store, thing, words(values, 'expand'));
  const many = (values: Form, things: readonly { id: string }[]) =>
    presentList(store, things, {
      limit: Number(text(values, 'limit') ?? 10),
      after: text(values, 'starting_after'),
      expand: words(values, 'expand'),
    });
  const customer = (id: string | undefined) => store.find('customer', id);
  const base = () => ({ created: store.now(), metadata: {} });

  const keepCustomer: Handle = (values, [id]) => {
    const known = id === undefined ? undefined : customer(id);
    const country = text(form(values, 'address'), 'country');
    const kept = store.keep({
      ...{ id: known?.id ?? store.makeId('cus'), object: 'customer' as const, created: known?.created ?? store.now() },
      ...{ name: text(values, 'name') ?? known?.name ?? '', email: text(values, 'email') ?? known?.email ?? '' },
      address: country === undefined ? (known?.address ?? null) : { country },
      ...{ balance: known?.balance ?? 0, currency: known?.currency ?? null },
      invoice_settings: {
        default_payment_method:
          text(form(values, 'invoice_settings'), 'default_payment_method') ??
          known?.invoice_settings.default_payment_method ??
          null,
      },
      metadata: { ...known?.metadata, ...strings(form(values, 'metadata')) },
    });
    store.tell(known ? 'customer.updated' : 'customer.created', kept);
    return one(values, kept);
  };

  return [
    ['POST', /^customers$/, keepCustomer],
    ['POST', /^customers\/(cus_\w+)$/, keepCustomer],
    ['GET', /^customers\/(cus_\w+)$/, (values, [id]) => one(values, customer(id))],
    [
      'GET',
      /^customers\/(cus_\w+)\/tax_ids$/,
      (values, [id]) =>
        many(
          values,
          store.list('tax_id').filter((taxId) => taxId.customer === id),
        ),
    ],
    [
      'POST',
      /^customers\/(cus_\w+)\/tax_ids$/,
      (values, [id]) => {
        const [type, value] = [text(values, 'type') ?? '', text(values, 'value') ?? ''];
        if (!/^[A-Z]{2}[A-Z0-9]{2,}|^CHE-|^\d{9}/.test(value))
          throw wrong(`Invalid value for ${type}.`, 'tax_id_invalid');
        const taxId = { ...base(), id: store.makeId('txi'), object: 'tax_id' as const, customer: customer(id).id };
        return one(values, store.keep({ ...taxId, type, value, country: value.slice(0, 2) }));
      },
    ],
    [
      'DELETE',
      /^customers\/(cus_\w+)\/tax_ids\/(txi_\w+)$/,
      (_, [, id]) => {
        store.things.delete(store.find('tax_id', id).id);
        return { id, object: 'tax_id', deleted: true };
      },
    ],
    [
      'POST',
      /^setup_intents$/,
      (values) => {
        const id = store.makeId('seti');
        const intent = {
          ...base(),
          id,
          object: 'setup_intent' as const,
          customer: customer(text(values, 'customer')).id,
        };
        const client_secret = `${id}_secret_twin`;
        return one(
          values,
          store.keep({ ...intent, client_secret, status: 'requires_payment_method', payment_method: null }),
        );
      },
    ],
    [
      'GET',
      /^setup_intents$/,
      (values) =>
        many(
          values,
          store.list('setup_intent').filter(({ customer: whose }) => whose === text(values, 'customer')),
        ),
    ],
    [
      'POST',
      /^setup_intents\/(seti_\w+)$/,
      (values, [id]) => {
        const intent = store.find('setup_intent', id);
        Object.assign(intent.metadata, strings(form(values, 'metadata')));
        return one(values, intent);
      },
    ],
    [
      'GET',
      /^prices$/,
      (values) => {
        const [keys, product] = [words(values, 'lookup_keys'), text(values, 'product')];
        const isAsked = (price: { lookup_key: string; product: string; active: boolean }) =>
          (!keys.length || keys.includes(price.lookup_key)) &&
          (product === undefined || price.product === product) &&
          (!has(values, 'active') || price.active === (text(values, 'active') === 'true'));
        return many(values, store.list('price').filter(isAsked));
      },
    ],
    [
      'GET',
      /^promotion_codes$/,
      (values) => {
        const code = text(values, 'code')?.toLowerCase();
        return many(
          values,
          store.list('promotion_code').filter((known) => code === undefined || known.code.toLowerCase() === code),
        );
      },
    ],
    ['POST', /^subscriptions$/, (values) => one(values, createSubscription(store, values))],
    [
      'GET',
      /^subscriptions$/,
      (values) =>
        many(
          values,
          store.list('subscription').filter(({ customer: whose }) => whose === text(values, 'customer')),
        ),
    ],
    ['GET', /^subscriptions\/(sub_\w+)$/, (values, [id]) => one(values, store.find('subscription', id))],
    ['POST', /^subscriptions\/(sub_\w+)$/, (values, [id]) => one(values, updateSubscription(store, id!, values))],
    ['DELETE', /^subscriptions\/(sub_\w+)$/, (values, [id]) => one(values, cancelSubscription(store, id!))],
    ['POST', /^tax\/calculations$/, (values) => one(values, reckonTax(store, values))],
    ['POST', /^payment_intents$/, (values) => one(values, beginCharge(store, values))],
    ['GET', /^payment_intents\/(pi_\w+)$/, (values, [id]) => one(values, store.find('payment_intent', id))],
    ['POST', /^payment_intents\/(pi_\w+)\/cancel$/, (values, [id]) => one(values, dropCharge(store, id))],
    ['POST', /^refunds$/, (values) => one(values, refundCharge(store, values))],
    ['POST', /^invoices\/create_preview$/, (values) => one(values, previewInvoice(store, values))],
    [
      'GET',
      /^invoices$/,
      (values) =>
        many(
          values,
          store.list('invoice').filter(({ customer: whose }) => whose === text(values, 'customer')),
        ),
    ],
    ['GET', /^invoices\/(in_\w+)$/, (values, [id]) => one(values, store.find('invoice', id))],
    [
      'POST',
      /^invoices\/(in_\w+)\/void$/,
      (values, [id]) => {
        const invoice = store.find('invoice', id);
        invoice.status = 'void';
        const subscription =
          invoice.subscription === null ? undefined : store.find('subscription', invoice.subscription);
        if (subscription && subscription.latest_invoice === id) subscription.pending_update = null;
        store.tell('invoice.voided', invoice);
        return one(values, invoice);
      },
    ],
    [
      'POST',
      /^billing_portal\/sessions$/,
      (values) => {
        const { id } = customer(text(values, 'customer'));
        const back = encodeURIComponent(text(values, 'return_url') ?? '');
        return {
          id: store.makeId('bps'),
          object: 'billing_portal.session',
          url: `${store.url}/portal/${id}?back=${back}`,
        };
      },
    ],
  ];
}

/** The bank's answer to a payment that waits for it, by the secret that the page has. */
export function confirmPayment(store: TwinStore, secret: string, isConfirmed: boolean): void {
  const intent = store.list('payment_intent').find(({ client_secret }) => client_secret === secret);
  if (!intent) throw missing(secret);
  const invoice = store.find('invoice', intent.invoice);
  if (invoice.status !== 'open') throw wrong('This bill is not open.');
  answerBank(store, invoice, isConfirmed);
  followPayment(store, invoice);
}
