import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '@sigillum/server/api.ts';
import type { Bindings } from '@sigillum/server/http/read-meta.ts';
import { seedPerson } from '@sigillum/server/testing/seeds.ts';
import type { Services } from '@sigillum/server/services.ts';
import { createTestServices, type TestServices } from '@sigillum/server/testing/test-services.ts';

/** What a page does when the API behind it answers badly: the built app, with an API that is made to fail. */
const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.resolve(root, process.env['SIGILLUM_BUNDLE'] ?? 'app/build/server/app.js');

interface Api {
  request(path: string, init: RequestInit, caller: Bindings): Promise<Response>;
  fetch(request: Request, caller: Bindings): Promise<Response>;
}
type App = { request(path: string, init?: RequestInit): Promise<Response> };
const { createApp } = (await import(pathToFileURL(bundle).href)) as {
  createApp(services: Services, options?: { api?: Api }): App;
};

/** How the API answers next, first to come first served; afterwards as it is. */
let failures: { on: string; status: number; retryAfter?: number }[] = [];
/** When the API was asked for what, in ms. */
let asked: { path: string; at: number }[] = [];

let world: TestServices;
let app: App;
let cookie: string;

beforeAll(async () => {
  world = await createTestServices();
  const real = createApi(world.services);
  const request: Api['request'] = async (address, init, caller) => {
    asked.push({ path: address, at: performance.now() });
    const failure = failures[0];
    if (!failure || !address.startsWith(failure.on)) return real.request(address, init, caller);
    failures.shift();
    const { status, retryAfter } = failure;
    const key = status === 503 ? 'error.unavailable' : 'error.internal';
    return Response.json(
      { type: 'x', method: init.method ?? 'GET', path: address, status, key, message: 'No.' },
      { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
    );
  };
  app = createApp(world.services, { api: { request, fetch: async (call, caller) => real.fetch(call, caller) } });
  const { db, secrets, now } = world.services;
  const person = await seedPerson(world, 'lea@example.ch');
  await db.updateTable('users').set({ gtc_accepted_at: now() }).execute();
  const token = secrets.createToken();
  const expires_at = new Date(now().getTime() + 3600_000);
  await db
    .insertInto('sessions')
    .values({ token_hash: secrets.hashToken(token), user_id: person.id, created_at: now(), expires_at })
    .execute();
  cookie = `sigillum_session=${token}`;
});
afterAll(() => world.close());

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36';

interface Visit {
  agent?: string;
  isNobody?: boolean;
}

async function open(address: string, { agent = chrome, isNobody = false, ...init }: RequestInit & Visit = {}) {
  asked = [];
  const headers = { accept: 'text/html', 'user-agent': agent, ...(!isNobody && { cookie }) };
  const response = await app.request(address, { ...init, headers: { ...headers, ...(init.headers as object) } });
  const html = await response.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    response,
    status: response.status,
    target: response.headers.get('location'),
    html,
    title: find(/<title>([^<]*)/),
    heading: find(/<h1[^>]*>([^<]*)/),
    /** The address that a missing page names. */
    named: find(/<bdi[^>]*>([^<]*)/),
    alert: find(/role="alert".*?<div[^>]*><div[^>]*>([^<]*)/),
    typed: find(/name="email"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="email"/),
  };
}

/** Milliseconds between one call of a path and the next. */
const listPauses = (of: string) => {
  const times = asked.filter(({ path: address }) => address.startsWith(of)).map(({ at }) => at);
  return times.slice(1).map((at, index) => at - times[index]!);
};

describe('a page of another site', () => {
  const form = (headers: Record<string, string>) => ({
    method: 'POST',
    body: new URLSearchParams({ lang: 'it', next: '/login' }),
    headers,
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('changes nothing by a form with %j', async (headers) => {
    const { status, response } = await open('/locale', form(headers));
    expect([status, response.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('is no page of this one', async () => {
    expect((await open('/locale', form({ origin: 'http://localhost', host: 'localhost' }))).status).toBe(302);
  });
});

describe('a page', () => {
  it('names its sheet and its fonts, and asks for no script before it is painted', async () => {
    const { html } = await open('/login', { isNobody: true });
    const [head, body] = html.split('</head>') as [string, string];
    expect(head.match(/<link[^>]* rel="stylesheet"/g)).toHaveLength(1);
    expect(head.match(/<link[^>]*rel="preload" as="font"[^>]*>/g)).toHaveLength(2);
    expect(html).not.toMatch(/rel="modulepreload"|<script[^>]* type="module"|<script[^>]* src=/);
    const [, kept, code] = /<script[^>]* data-scripts="([^"]+)"[^>]*>([^<]+)<\/script>/.exec(body)!;
    const scripts = JSON.parse(kept!.replaceAll('&quot;', '"')) as string[];
    for (const name of ['entry.client', 'framework', 'login'])
      expect(scripts).toContainEqual(expect.stringMatching(new RegExp(`^/assets/${name}-`)));
    for (const name of ['root', 'login'])
      expect(scripts).toContainEqual(expect.stringMatching(new RegExp(`^/assets/texts-[\\w-]+/en-gb/${name}\\.json$`)));
    for (const [, imported] of code!.matchAll(/import \* as \w+ from "([^"]+)"/g)) expect(scripts).toContain(imported);
    expect((await app.request(scripts[0]!)).status).toBe(200);
  });

  it('whose address nobody can read is missing, and no failure', async () => {
    expect((await open('/view/%E0%A4%A/bff/v3/direct/documents')).status).toBe(404);
  });

  it('waits as many seconds as a 503 says, then opens', async () => {
    failures = [{ on: '/v1/user/two-step', status: 503, retryAfter: 1 }];
    const { status } = await open('/profile/security');
    expect(status).toBe(200);
    expect(listPauses('/v1/user/two-step')).toEqual([expect.toSatisfy((pause: number) => pause > 990 && pause < 6000)]);
  });

  it('backs off from 100 ms, doubling, where nothing is said', async () => {
    failures = [503, 503, 503].map((status) => ({ on: '/v1/user/two-step', status }));
    const { status } = await open('/profile/security');
    expect(status).toBe(200);
    const pauses = listPauses('/v1/user/two-step');
    expect(pauses).toHaveLength(3);
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThan(100 * 2 ** index - 10);
      expect(pause).toBeLessThan(100 * 2 ** index + 5000);
    }
  });

  it('says that the service cannot be reached when a 503 asks for more patience than a page has', async () => {
    failures = [{ on: '/v1/user/two-step', status: 503, retryAfter: 600 }];
    const { response, status, heading } = await open('/profile/security?lang=en');
    expect([status, response.headers.get('retry-after')]).toEqual([503, '600']);
    expect(heading).toBe('We cannot reach the service');
    failures = [{ on: '/v1/user/two-step', status: 503, retryAfter: 600 }];
    expect((await open('/profile/security?lang=de')).heading).toBe('Der Dienst ist nicht erreichbar');
    failures = [{ on: '/v1/user/two-step', status: 503, retryAfter: 600 }];
    expect((await open('/profile/security?lang=en')).html).toMatch(
      /about 10 minutes<?.* of patience.*Next try in <?.*10:00/s,
    );
    failures = [{ on: '/v1/user/two-step', status: 503, retryAfter: 30 }];
    expect((await open('/profile/security?lang=en')).html).toContain('30 seconds of patience');
  });

  it.each([500, 502, 504])('leads to /sorry after a %i, and asks once', async (status) => {
    failures = [{ on: '/v1/user/two-step', status }];
    const { target } = await open('/profile/security');
    expect([target, listPauses('/v1/user/two-step')]).toEqual(['/sorry', []]);
    expect((await open('/sorry?lang=en')).heading).toBe('Something went wrong on our side');
  });

  it('opens where nobody must be known although the account cannot be read', async () => {
    failures = [{ on: '/v1/user?', status: 500 }];
    expect((await open('/verify')).status).toBe(200);
  });
});

describe('a form', () => {
  const post = (fields: Record<string, string>) => ({
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
  });

  it('leads to /sorry after a 500, and is sent once', async () => {
    failures = [{ on: '/v1/request-reset', status: 500 }];
    const { target } = await open('/password-reset', { ...post({ email: 'a@example.ch' }), isNobody: true });
    expect([target, listPauses('/v1/request-reset')]).toEqual(['/sorry', []]);
  });

  it('stays with what was typed after a 503, says why, and is not sent again by itself', async () => {
    failures = [{ on: '/v1/request-reset', status: 503, retryAfter: 1 }];
    const { status, alert, typed } = await open('/password-reset?lang=de', {
      ...post({ email: "O'Brien+tag@example.ch" }),
      isNobody: true,
    });
    expect(status).toBe(200);
    expect(alert).toContain('Ein Teil des Dienstes ist gerade nicht verfügbar');
    expect(typed).toBe('O&#x27;Brien+tag@example.ch');
    expect(listPauses('/v1/request-reset')).toEqual([]);
  });
});

describe('a bot', () => {
  const bots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'WhatsApp/2.23.20.0',
  ];

  it.each(bots)('that meets an error is shown no page: %s', async (agent) => {
    const { id } = await seedPerson(world, `bot-${bots.indexOf(agent)}@example.ch`);
    for (const address of ['/no/such/page', `/view/${id}/invented`]) {
      const { status, html } = await open(address, { agent, isNobody: true });
      expect([status, html]).toEqual([404, '']);
    }
    expect((await open('/verify?lang=en', { agent, isNobody: true })).heading).toBeDefined();
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/no/such/page', '/outbox/not-an-id', '/%E0%A4%A', '//login'])(
    'is a 404 that names it: %s',
    async (address) => {
      const { status, title, named } = await open(`${address}?lang=en`);
      expect([status, title, named]).toEqual([404, 'Page not found · Sigillum', address]);
    },
  );

  it('is, below /view, a link that was cut', async () => {
    const { status, title, named } = await open('/view/not-an-id?lang=en');
    expect([status, title, named]).toEqual([404, 'This link is incomplete or no longer valid · Sigillum', undefined]);
  });
});
