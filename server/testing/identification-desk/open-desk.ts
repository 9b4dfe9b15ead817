import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import * as z from 'zod';
import { acts, actOn, beginCase, deliveries, Document, openCases, Order, type DeskCase } from './desk-cases.ts';
import { serveConsents } from './consent-routes.ts';
import { serveCounter } from './counter-routes.ts';
import { openConsents } from './desk-consents.ts';
import { writeCase, writePage } from './desk-pages.ts';
import { openPeople } from './desk-people.ts';
import type { ConsentDesk } from '@sigillum/engine/trust';
import { listenApart } from '../listen-locally.ts';
import { serveWallet } from '../wallet/wallet-routes.ts';
import { makeTeller } from './tell-product.ts';

export interface DeskOptions {
  /** The desk has an address of this machine to itself where the machine allows it; else any free port. */
  port: number;
  /** A file that keeps its cases. */
  file: string;
  /** What both sides know. */
  secret: string;
  /** Where the product takes what it is told. */
  notifyUrl: string;
  /** Where it takes what the wallet's verifier tells, and with which key. */
  wallet: { webhookUrl: string; webhookKey: string };
  now: () => Date;
}

export interface Desk {
  url: string;
  /** Asks people to confirm signatures. */
  consents: ConsentDesk;
  close(): Promise<void>;
}

const security = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const Posted = z.looseObject({ act: z.enum(acts), delivery: z.enum(deliveries) });

/**
 * The identification desk: a web application of its own that stands in for whoever identifies people and for whoever asks them to confirm
 * signatures, while nobody real is set up on a test system. Nobody is really identified, and every page says so.
 */
export async function openDesk({ port, file, secret, notifyUrl, wallet, now }: DeskOptions): Promise<Desk> {
  const cases = openCases(file);
  const teller = makeTeller({ url: notifyUrl, secret, now });
  const consents = openConsents({ secret, file: `${file}.passwords`, now }, () => desk.url);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(security)) c.res.headers.set(name, value);
  });
  app.use('/api/*', async (c, next) =>
    c.req.header('authorization') === `Bearer ${secret}` ? next() : c.body(null, 401),
  );
  app.put('/api/cases/:id', async (c) => {
    const id = c.req.param('id');
    const { data } = Order.safeParse(await c.req.json());
    if (!data) return c.body(null, 400);
    if (!cases.find(id)) cases.put(beginCase(id, data));
    return c.json({ reference: id, link: `${desk.url}/cases/${id}` });
  });
  app.get('/api/cases/:id', (c) => {
    const found = cases.find(c.req.param('id'));
    return c.json(found ? describe(found) : { status: 'unknown', appointment_at: null, reason: null, result: null });
  });
  app.delete('/api/cases/:id', (c) => {
    const found = cases.find(c.req.param('id'));
    if (!found) return c.body(null, 404);
    if (found.stage === 'end') return c.body(null, 409);
    cases.put({ ...found, stage: 'end', status: 'failure', appointment_at: null, reason: 'aborted' });
    return c.body(null, 204);
  });
  app.get('/cases/:id', (c) => {
    const found = cases.find(c.req.param('id'));
    return found ? c.html(writeCase(found)) : c.html(writePage('Nothing is known of this case', ''), 404);
  });
  app.post('/cases/:id', async (c) => {
    const found = cases.find(c.req.param('id'));
    const body = await c.req.parseBody();
    const { data } = Posted.safeParse(body);
    const changed = found && data && actOn(found, data.act, Document.safeParse(body).data, now());
    if (changed) {
      cases.put(changed);
      teller.tell(changed.id, data.delivery);
    }
    return c.redirect(`/cases/${c.req.param('id')}`, 303);
  });
  app.route('/', serveConsents(consents));
  app.route('/', serveWallet({ ...wallet, baseUrl: () => desk.url, now }));
  app.route('/', serveCounter(openPeople(`${file}.people`), now));

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const place = await listenApart(server, 'identificationDesk', port);
  const desk: Desk = {
    url: place.url,
    consents: consents.desk,
    async close() {
      teller.close();
      await place.close();
    },
  };
  return desk;
}

const describe = ({ status, appointment_at, reason, result }: DeskCase) => ({
  status,
  appointment_at,
  reason,
  result: result && { ...result, level: 4, provider: 'Identification desk' },
});
