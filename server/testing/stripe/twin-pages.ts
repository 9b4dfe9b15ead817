import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../process/escape-html.ts';
import type { confirmSetup } from './confirm-setup.ts';
import { confirmCharge } from './twin-charges.ts';
import { findCard } from './twin-cards.ts';
import { payAgain } from './twin-subscriptions.ts';
import { findOpenInvoice } from './twin-invoices.ts';
import { makeScript } from './twin-script.ts';
import { TwinError, type TwinStore } from './twin-store.ts';

/** What the pages stand on. */
interface Ground {
  store: TwinStore;
  url: string;
  publishableKey: string;
  advance: (seconds: number) => Promise<void>;
  tell: () => Promise<void>;
  confirmSetup: typeof confirmSetup;
  confirmPayment: (store: TwinStore, secret: string, isConfirmed: boolean) => void;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1.25rem}button,input{min-height:44px;font:inherit;margin:.25rem 0}';
const frame = (title: string, main: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style><main><h1>${escapeHtml(title)}</h1><p><strong>No money moves here.</strong> This page stands in for Stripe on a test system.</p>${main}</main></html>`;

/** The script for the product's pages, what it asks, a portal, bills, and a clock. */
export async function answerPage(
  ground: Ground,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const { store, url, publishableKey } = ground;
  const { pathname, searchParams } = new URL(request.url ?? '/', url);
  // The script runs in the product's pages, so it asks from there.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  if (pathname === '/stripe.js') {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    return void response.end(makeScript(url, publishableKey));
  }
  const posted = new URLSearchParams(body);
  if (request.method === 'POST' && pathname.startsWith('/page/')) {
    response.setHeader('content-type', 'application/json');
    return void response.end(JSON.stringify(await answerScript(ground, pathname.slice('/page/'.length), posted)));
  }
  if (pathname === '/bank') {
    const answer = await answerBankPage(ground, searchParams, request.method === 'POST' ? posted : undefined);
    if ('page' in answer) return sendPage(response, answer.page);
    return void response.writeHead(303, { location: answer.leadTo }).end();
  }
  const portal = /^\/portal\/(cus_\w+)$/.exec(pathname);
  if (portal) {
    if (request.method === 'POST') await changeCard(ground, portal[1]!, posted);
    return sendPage(response, writePortal(store, portal[1]!, searchParams.get('back') ?? ''));
  }
  const bill = /^\/invoices\/(in_\w+?)(\.pdf)?$/.exec(pathname);
  if (bill) return sendPage(response, writeBill(store, bill[1]!));
  const receipt = /^\/receipts\/(ch_\w+)$/.exec(pathname);
  if (receipt) return sendPage(response, writeReceipt(store, receipt[1]!));
  if (pathname === '/clock') {
    if (request.method === 'POST') await ground.advance(Number(posted.get('days')) * 24 * 3600);
    return sendPage(
      response,
      frame(
        'Local Stripe: the clock',
        `<p>It is ${new Date(store.now() * 1000).toISOString()} here.</p><form method="post"><label>Days <input name="days" value="31" type="number" min="1" max="400"></label> <button>Let them go by</button></form>`,
      ),
    );
  }
  response.writeHead(404).end();
}

function sendPage(response: ServerResponse, page: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
  );
  response.end(page);
}

/** What the script asks for the page that it runs in: `{}`, `{isAsked}` with the bank's `page`, or `{error}` in Stripe's words. */
async function answerScript(ground: Ground, act: string, posted: URLSearchParams): Promise<object> {
  const { store } = ground;
  const secret = posted.get('client_secret') ?? '';
  const number = posted.get('number') ?? '';
  const bank = posted.get('bank');
  const isConfirmed = bank === null ? undefined : bank === 'yes';
  const ask = (isOnOwnPage: boolean | undefined) =>
    isOnOwnPage
      ? { isAsked: true, page: `${ground.url}/bank?${new URLSearchParams({ act, client_secret: secret, number })}` }
      : { isAsked: true };
  try {
    if (act === 'setup' || act === 'charge') {
      const confirm = act === 'setup' ? ground.confirmSetup : confirmCharge;
      const answer = confirm(store, { secret, number, isConfirmed });
      return answer.isAsked ? ask(findCard(number)?.isOnOwnPage) : answer;
    }
    if (isConfirmed === undefined) return ask(findMeans(store, secret)?.isOnOwnPage);
    ground.confirmPayment(store, secret, isConfirmed);
    return isConfirmed ? {} : { error: { code: 'payment_intent_authentication_failure' } };
  } catch (error) {
    if (error instanceof TwinError) return error.body;
    throw error;
  } finally {
    await ground.tell();
  }
}

/** What a payment that waits is paid with. */
function findMeans(store: TwinStore, secret: string) {
  const customer = store.list('payment_intent').find(({ client_secret }) => client_secret === secret)?.customer;
  const means = customer ? store.find('customer', customer).invoice_settings.default_payment_method : null;
  return means ? store.find('payment_method', means) : undefined;
}

/** The bank's own page. Answered, it leads back as Stripe does: with the name of what was confirmed, its secret, and what came of it. */
async function answerBankPage(
  ground: Ground,
  asked: URLSearchParams,
  posted: URLSearchParams | undefined,
): Promise<{ page: string } | { leadTo: string }> {
  const back = asked.get('back') ?? '';
  const secret = asked.get('client_secret') ?? '';
  if (!posted || !/^https?:/.test(back))
    return {
      page: frame(
        'Local bank',
        '<p>Confirm this payment?</p><form method="post"><button name="bank" value="yes">Confirm</button> <button name="bank" value="no">Fail</button></form>',
      ),
    };
  const act = asked.get('act') ?? '';
  asked.set('bank', posted.get('bank') ?? 'no');
  const answer = await answerScript(ground, act, asked);
  const intent = act === 'setup' ? 'setup_intent' : 'payment_intent';
  const place = new URL(back);
  place.searchParams.set(intent, secret.split('_secret_')[0]!);
  place.searchParams.set(`${intent}_client_secret`, secret);
  place.searchParams.set('redirect_status', 'error' in answer ? 'failed' : 'succeeded');
  return { leadTo: place.href };
}

async function changeCard({ store, tell }: Ground, customerId: string, posted: URLSearchParams): Promise<void> {
  const card = findCard(posted.get('number') ?? '');
  const customer = store.find('customer', customerId);
  if (!card) return;
  const id = store.makeId('pm');
  store.keep({
    ...{ id, object: 'payment_method', created: store.now(), metadata: {}, customer: customerId, type: 'card' },
    ...{ card: { brand: 'visa', last4: (posted.get('number') ?? '').slice(-4) }, behaviour: card.charging },
  });
  customer.invoice_settings.default_payment_method = id;
  store.tell('customer.updated', customer);
  for (const subscription of store.list('subscription').filter(({ customer: whose }) => whose === customerId)) {
    const open = findOpenInvoice(store, subscription);
    if (open) payAgain(store, open);
  }
  await tell();
}

function writePortal(store: TwinStore, customerId: string, back: string): string {
  const { name } = store.find('customer', customerId);
  const bills = store.list('invoice').filter(({ customer }) => customer === customerId);
  const rows = bills.map(
    ({ id, number, total, currency, status }) =>
      `<li><a href="/invoices/${id}">${number}</a>: ${(total / 100).toFixed(2)} ${currency.toUpperCase()}, ${status}</li>`,
  );
  // No address but the product's own is followed.
  const link = /^https?:/.test(back) ? `<p><a href="${escapeHtml(back)}">Back</a></p>` : '';
  return frame(
    'Local Stripe: customer portal',
    `<p>${escapeHtml(name)}</p><form method="post"><label>Card number <input name="number" inputmode="numeric" value="4242424242424242"></label> <button>Use this card</button></form><ul>${rows.join('')}</ul>${link}`,
  );
}

function writeBill(store: TwinStore, id: string): string {
  const { number, lines, total, currency, status } = store.find('invoice', id);
  const rows = lines.data.map(
    ({ description, amount }) => `<li>${escapeHtml(description)}: ${(amount / 100).toFixed(2)}</li>`,
  );
  return frame(
    `Local Stripe: bill ${number}`,
    `<ul>${rows.join('')}</ul><p>${(total / 100).toFixed(2)} ${currency.toUpperCase()}, ${status}</p>`,
  );
}

function writeReceipt(store: TwinStore, id: string): string {
  const { amount, amount_refunded: refunded, currency } = store.find('charge', id);
  const write = (cents: number) => `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
  return frame('Local Stripe: receipt', `<p>Paid: ${write(amount)}</p><p>Refunded: ${write(refunded)}</p>`);
}
