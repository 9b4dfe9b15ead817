import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenApart, readBody } from '../listen-locally.ts';
import type { PriceCatalogue } from '../../rules/price-catalogue.ts';
import { confirmSetup } from './confirm-setup.ts';
import { decodeForm } from './decode-form.ts';
import { seedPrices, seedUsualCodes } from './seed-prices.ts';
import { confirmCharge } from './twin-charges.ts';
import { answerPage } from './twin-pages.ts';
import { confirmPayment, makeRoutes } from './twin-routes.ts';
import { makeStore, TwinError } from './twin-store.ts';
import { ageSubscription } from './twin-subscriptions.ts';
import type { TwinEvent, TwinThing } from './twin-objects.ts';

export interface StripeTwinOptions {
  /** It has an address of this machine to itself under this port where the machine allows it; else any free one. */
  port: number;
  catalogue: PriceCatalogue;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The version of the API that it speaks, and refuses others. */
  apiVersion: string;
  now: () => Date;
  /** Takes a signed event; nothing is told without. */
  notify?: ((body: string, signature: string) => Promise<unknown>) | undefined;
  /** Where it keeps what it knows from one start to the next. */
  file?: string | undefined;
}

/** How the stand-in misbehaves once, at the next call whose path fits. */
export interface TwinFault {
  path: RegExp;
  /** lost: it is done, and nobody hears of it. unheard: nothing is done, and nobody answers. */
  manner: 'lost' | 'unheard' | 'server_error' | 'rate_limit';
}

/** What a test turns and looks at. */
export interface StripeTwinState {
  faults: TwinFault[];
  /** How events are told; early: before the call that made them is answered. */
  telling: 'at once' | 'twice' | 'backwards' | 'never';
  requests: { method: string; path: string; body: string }[];
}

/**
 * A stand-in for Stripe on this machine, to which Stripe's own SDK talks: customers, subscriptions, bills, codes and events, with a clock
 * that goes ahead. No money moves, and its pages say so.
 */
export async function openStripeTwin(options: StripeTwinOptions) {
  const { secretKey, publishableKey, webhookSecret, apiVersion, notify, file } = options;
  const state: StripeTwinState = { faults: [], telling: 'at once', requests: [] };
  let ahead = 0;
  const now = () => Math.floor(options.now().getTime() / 1000) + ahead;
  const waiting: TwinEvent[] = [];
  const store = makeStore(now, apiVersion, (event) => waiting.push(event));
  const replies = new Map<string, { asked: string; status: number; body: string }>();
  load();
  seedPrices(store, options.catalogue);
  seedUsualCodes(store);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const known = error instanceof TwinError ? error : new TwinError(500, 'api_error', 'api_error', String(error));
      send(response, known.status, known.body);
    });
  });
  const { url, close } = await listenApart(server, 'stripe', options.port);
  store.url = url;
  const routes = makeRoutes(store);

  function send(response: ServerResponse, status: number, body: object | string, replayed = false): void {
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': store.makeId('req'),
      ...(replayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url);
    const body = await readBody(request);
    if (!pathname.startsWith('/v1/')) {
      await answerPage(
        { store, url, publishableKey, advance, tell, confirmSetup, confirmPayment },
        request,
        response,
        body,
      );
      keepAll();
      return;
    }
    const path = pathname.slice('/v1/'.length);
    state.requests.push({ method: request.method!, path, body: body || search });
    checkCaller(request);
    const at = state.faults.findIndex((fault) => fault.path.test(path));
    const manner = at < 0 ? undefined : state.faults.splice(at, 1)[0]!.manner;
    if (manner === 'unheard') return void response.destroy();
    if (manner === 'rate_limit') throw new TwinError(429, 'invalid_request_error', 'rate_limit', 'Too many requests.');
    const key = String(request.headers['idempotency-key'] ?? '');
    const asked = `${request.method} ${path} ${body}`;
    const known = key ? replies.get(key) : undefined;
    if (known && known.asked !== asked)
      throw new TwinError(
        400,
        'idempotency_error',
        'idempotency_key_in_use',
        'Keys can only be used with the same parameters.',
      );
    if (known && manner === 'lost') return void response.destroy();
    if (known) return send(response, known.status, known.body, true);
    const reply = manner === 'server_error' ? failure : run(request.method!, path, decodeForm(body || search));
    if (key && request.method === 'POST' && reply.status !== 400) replies.set(key, { asked, ...reply });
    keepAll();
    await tell();
    if (manner === 'lost') return void response.destroy();
    send(response, reply.status, reply.body);
  }

  const failure = {
    status: 500,
    body: JSON.stringify({ error: { type: 'api_error', message: 'An error occurred.' } }),
  };

  function run(method: string, path: string, values: ReturnType<typeof decodeForm>): { status: number; body: string } {
    for (const [verb, pattern, handle] of routes) {
      const found = verb === method ? pattern.exec(path) : null;
      if (!found) continue;
      try {
        return { status: 200, body: JSON.stringify(handle(values, found.slice(1))) };
      } catch (error) {
        if (!(error instanceof TwinError)) throw error;
        return { status: error.status, body: JSON.stringify(error.body) };
      }
    }
    throw new TwinError(
      404,
      'invalid_request_error',
      'unknown_url',
      `Unrecognized request URL (${method}: /v1/${path}).`,
    );
  }

  function checkCaller({ headers }: IncomingMessage): void {
    if (headers.authorization !== `Bearer ${secretKey}`)
      throw new TwinError(401, 'invalid_request_error', 'api_key_invalid', 'Invalid API Key provided.');
    if (headers['stripe-version'] !== apiVersion)
      throw new TwinError(400, 'invalid_request_error', 'api_version', `The stand-in speaks ${apiVersion} alone.`);
  }

  /** Tells what has happened, as the state says. */
  async function tell(): Promise<void> {
    const events = waiting.splice(0);
    if (!notify || state.telling === 'never') return;
    const order = state.telling === 'backwards' ? events.toReversed() : events;
    for (const event of state.telling === 'twice' ? order.flatMap((one) => [one, one]) : order)
      await notify(...sign(event)).catch(() => undefined);
  }

  /** An event as it is told, with its signature. */
  function sign(event: TwinEvent, secret = webhookSecret): [body: string, signature: string] {
    const body = JSON.stringify(event);
    const at = Math.floor(options.now().getTime() / 1000);
    return [body, `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`];
  }

  /** Lets so many seconds go by, an hour at a time, with all that becomes of subscriptions in them. */
  async function advance(seconds: number): Promise<void> {
    const living = store.list('subscription').filter(({ status }) => !/^(canceled|incomplete_expired)$/.test(status));
    for (let left = seconds; left > 0; left -= 3600) {
      ahead += Math.min(3600, left);
      for (const subscription of living) ageSubscription(store, subscription, now());
    }
    keepAll();
    await tell();
  }

  function keepAll(): void {
    if (file) writeFileSync(file, JSON.stringify({ ahead, things: [...store.things.values()], replies: [...replies] }));
  }
  function load(): void {
    if (!file) return;
    try {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as { ahead: number; things: TwinThing[] };
      ahead = kept.ahead;
      for (const thing of kept.things) store.keep(thing);
    } catch {
      // The first start, or a file that was cut short: it begins anew.
    }
  }

  return {
    ...{ url, scriptUrl: `${url}/stripe.js`, state, store, advance, tell, sign, now },
    /** Enters a card as a page does; a test says what the bank answers. */
    enterCard: (secret: string, number: string, isConfirmed?: boolean) =>
      confirmSetup(store, { secret, number, isConfirmed }),
    /** Pays what is paid once, as a page does. */
    async confirmCharge(secret: string, number: string, isConfirmed?: boolean) {
      try {
        return confirmCharge(store, { secret, number, isConfirmed });
      } finally {
        keepAll();
        await tell();
      }
    },
    async confirmPayment(secret: string, isConfirmed: boolean) {
      confirmPayment(store, secret, isConfirmed);
      await tell();
    },
    /** Forgets everything but what is sold, so that ten thousand buyers cost as much as one each. */
    forgetBuyers() {
      const sold = ['price', 'coupon', 'promotion_code'];
      for (const [id, { object }] of store.things) if (!sold.includes(object)) store.things.delete(id);
      store.events.length = 0;
      state.requests.length = 0;
      replies.clear();
    },
    close,
  };
}
export type StripeTwin = Awaited<ReturnType<typeof openStripeTwin>>;
