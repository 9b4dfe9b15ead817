import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSendTo } from '@sigillum/api-contracts/signature-requests/create-send-to.ts';
import { screens } from '@sigillum/app/screens.ts';
import { createBatch } from '@sigillum/api-contracts/templates/create-batch.ts';
import { createTemplate } from '@sigillum/api-contracts/templates/create-template.ts';
import { getTemplate } from '@sigillum/api-contracts/templates/get-template.ts';
import { shareTemplate } from '@sigillum/api-contracts/templates/share-template.ts';
import { createDraft, enter, sendRequest, visitor } from '@sigillum/server/testing/journeys.ts';
import { seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import type { Services } from '@sigillum/server/services.ts';
import { createTestServices, type TestServices } from '@sigillum/server/testing/test-services.ts';

/**
 * Every screen, asked for by everybody, as a whole document and as a navigation in the browser. What is expected comes from the
 * specification's table of routes and its section 6 alone; nothing here knows how the app decides.
 */
const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.resolve(root, process.env['SIGILLUM_BUNDLE'] ?? 'app/build/server/app.js');

type App = { request(path: string, init: RequestInit, connection: object): Promise<Response> };
/** Everybody asks from this machine, to which the outbox is open. */
const connection = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 40_000, remoteFamily: 'IPv4' } } };
const { createApp } = (await import(pathToFileURL(bundle).href)) as { createApp(services: Services): App };

const [, ...rows] = readFileSync(path.join(root, 'docs/specification/routes.tsv'), 'utf8').trim().split('\n');
const specified = new Map(
  rows.map((row) => {
    const [route = '', roles = ''] = row.split('\t');
    const list = roles.startsWith('all') ? ['all'] : roles.replace(' strict', '').split(',');
    return [route, { roles: list, isStrict: roles.endsWith(' strict') }];
  }),
);
/** Screens that we add (docs/decisions/010, 017, 030, 083, 135, 137, 138, 139, 151, 164, 186, 189, 208 and 238 say for whom). */
for (const route of [
  '/outbox',
  '/outbox/:id',
  '/verify',
  '/aes-for-business',
  '/contact',
  '/embed/:token',
  '/handed-back',
])
  specified.set(route, { roles: ['all'], isStrict: false });
specified.set('/login/second-step', { roles: ['unauthenticated'], isStrict: false });
for (const route of [
  '/profile/security',
  '/profile/signature-standards/colleagues',
  '/profile/signature-standards/zertes/wallet',
  '/profile/signature-standards/eidas/wallet',
])
  specified.set(route, { roles: ['user'], isStrict: false });
for (const law of ['zertes', 'eidas'])
  specified.set(`/direct-sign/identification/${law}/wallet`, { roles: ['nas'], isStrict: false });
for (const page of ['webhooks', 'deliveries', 'calls'])
  specified.set(`/business/developers/${page}`, { roles: ['admin'], isStrict: false });
// Decision 151: for whoever runs the installation, and with a second step.
for (const place of ['', '/jobs', '/messages', '/notices', '/businesses', '/logins', '/requests', '/events'])
  specified.set(`/operator${place}`, { roles: ['operator'], isStrict: false });

// Decision 208: for the people of a business.
for (const place of ['', '/:id', '/:id/use', '/:id/places'])
  specified.set(`/templates${place}`, { roles: ['member'], isStrict: false });
// Decision 217: so are batches.
for (const route of ['/templates/:id/bulk', '/batches', '/batches/:id'])
  specified.set(route, { roles: ['member'], isStrict: false });
// Decision 271: so is the inbox of its team.
specified.set('/team', { roles: ['member'], isStrict: false });

interface Identity {
  /** Every role that is held, the exact one first. */
  holds: string[];
  isLocked?: true;
  /** Where something unfinished leads before anything else. */
  owes?: string;
  cookie?: string;
  /** Fills the parameters of the screen's path. */
  ids: Record<string, string>;
}

const identities: Record<string, Identity> = {};
const names = [
  'nobody',
  'a user',
  'a member',
  'an admin',
  'a visitor with the right link',
  'a visitor with a wrong link',
  'the admin of a blocked business',
  'a member of a blocked business',
  'the admin of a business whose trial has ended',
  'a member of a business whose trial has ended',
  'a user with a weak password',
  'a user of an organisation who has not finished the set-up',
  'an operator',
  'an operator who logged in with a password alone',
];
const user = ['user'];
const member = ['member', 'user'];
const admin = ['admin', 'member', 'user'];

let world: TestServices;
let app: App;
let mailId: string;
let sendToId: string;

async function seedBusiness(
  kind: string,
  business: string,
  changes: { payment_method?: string; trial_ends_at?: Date },
) {
  const owner = await seedPerson(world, `${kind}.admin@example.ch`, { business: true });
  const { db } = world.services;
  const colleague = await seedPerson(world, `${kind}.member@example.ch`, {
    business: owner.businessId!,
    role: 'member',
  });
  const ids = { owner: await createDraft(owner), colleague: await createDraft(colleague) };
  const kept = { signature_request_id: ids.owner, name: 'Lease' };
  const template = await owner.client.call(createTemplate, { body: kept });
  const sharing = { version: template.version, sharing: 'USE' as const };
  await owner.client.call(shareTemplate, { params: { id: template.id }, body: sharing });
  const sendToMany = async ({ client }: SeededPerson) => {
    const { id, version } = await client.call(getTemplate, { params: { id: template.id } });
    const body = { version, name: 'Leases', columns: [{ kind: 'title' as const }], rows: [['Lease']] };
    return (await client.call(createBatch, { params: { id }, body })).id;
  };
  const batches = { owner: await sendToMany(owner), colleague: await sendToMany(colleague) };
  await db
    .updateTable('businesses')
    .set({ name: business, ...changes })
    .where('id', '=', owner.businessId!)
    .execute();
  return { owner, colleague, ids, batches, template: template.id };
}

async function logIn({ id }: SeededPerson): Promise<string> {
  const { db, secrets, now } = world.services;
  const token = secrets.createToken();
  const expires_at = new Date(now().getTime() + 3600_000);
  await db
    .insertInto('sessions')
    .values({ token_hash: secrets.hashToken(token), user_id: id, created_at: now(), expires_at })
    .execute();
  return `sigillum_session=${token}`;
}

beforeAll(async () => {
  world = await createTestServices();
  // There is a contact form where somebody takes it.
  world.services.forms = { hasNews: false, submit: async () => undefined };
  app = createApp(world.services);
  const { db, now } = world.services;
  const plain = await seedPerson(world, 'user@example.ch');
  const paying = await seedBusiness('paying', 'Keller AG', { payment_method: 'MANUAL' });
  const blocked = await seedBusiness('blocked', 'Frei AG', { payment_method: 'BLOCKED' });
  const ended = await seedBusiness('ended', 'Blum AG', { trial_ends_at: new Date(now().getTime() - 3600_000) });
  await db.updateTable('users').set({ gtc_accepted_at: now() }).execute();
  const accountname = 'archive';
  await db
    .insertInto('seals')
    .values({
      business_id: paying.owner.businessId!,
      name: accountname,
      label: 'Archive',
      created_at: now(),
      updated_at: now(),
    })
    .execute();
  const weak = await seedPerson(world, 'weak@example.ch');
  const unfinished = await seedPerson(world, 'unfinished@example.ch');
  const operator = await seedPerson(world, 'operator@example.ch');
  const hasty = await seedPerson(world, 'hasty@example.ch');
  const before = new Date(now().getTime() - 60_000);
  await db
    .insertInto('operators')
    .values([operator, hasty].map(({ id }) => ({ user_id: id, added_at: before })))
    .execute();
  await db
    .insertInto('totp_secrets')
    .values({ user_id: operator.id, secret: '', created_at: before, confirmed_at: before })
    .execute();
  const mark = (person: SeededPerson, attributes: object) =>
    db
      .updateTable('users')
      .set({ gtc_accepted_at: now(), attributes: JSON.stringify(attributes) })
      .where('id', '=', person.id)
      .execute();
  await mark(operator, {});
  await mark(hasty, {});
  await mark(weak, { weakPassword: true });
  await mark(unfinished, { ssoSetupPending: true });
  const people = [
    weak,
    unfinished,
    plain,
    paying.colleague,
    blocked.owner,
    blocked.colleague,
    ended.owner,
    ended.colleague,
    operator,
    hasty,
  ];
  const signers = people.map(({ email }) => ({ account_email: email }));
  const srid = await sendRequest(paying.owner, { signatures: [...signers, visitor('luca@example.ch')] });
  const toHandOver = { signature_request_id: await createDraft(paying.owner) };
  ({ id: sendToId } = await paying.owner.client.call(createSendTo, { body: toHandOver }));
  const { userid } = await enter(world, 'luca@example.ch', srid);
  ({ id: mailId } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow());

  const account = async (
    person: SeededPerson,
    holds: string[],
    draft = srid,
    template = srid,
    batch = srid,
  ): Promise<Identity> => ({
    holds,
    cookie: await logIn(person),
    ids: { srid, id: draft, userid, accountname, template, batch },
  });
  const visit = (secret: string): Identity => ({ holds: ['unauthenticated'], ids: { srid, id: srid, userid: secret } });
  Object.assign(identities, {
    nobody: { holds: ['unauthenticated'], ids: { srid, id: srid, userid: 'nobody' } },
    'a user': await account(plain, user),
    'a member': await account(
      paying.colleague,
      member,
      paying.ids.colleague,
      paying.template,
      paying.batches.colleague,
    ),
    'an admin': await account(paying.owner, admin, paying.ids.owner, paying.template, paying.batches.owner),
    'a visitor with the right link': visit(userid),
    'a visitor with a wrong link': visit(`${userid.slice(0, -1)}${userid.endsWith('A') ? 'B' : 'A'}`),
    'the admin of a blocked business': {
      ...(await account(blocked.owner, admin, blocked.ids.owner, blocked.template, blocked.batches.owner)),
      isLocked: true,
    },
    'a member of a blocked business': {
      ...(await account(blocked.colleague, member, blocked.ids.colleague, blocked.template, blocked.batches.colleague)),
      isLocked: true,
    },
    'the admin of a business whose trial has ended': {
      ...(await account(ended.owner, admin, ended.ids.owner, ended.template, ended.batches.owner)),
      isLocked: true,
    },
    'an operator': await account(operator, [...user, 'operator']),
    'an operator who logged in with a password alone': await account(hasty, [...user, 'operator']),
    'a user with a weak password': { ...(await account(weak, user)), owes: '/profile/change-password' },
    'a user of an organisation who has not finished the set-up': {
      ...(await account(unfinished, user)),
      owes: '/signup/sso',
    },
    'a member of a business whose trial has ended': {
      ...(await account(ended.colleague, member, ended.ids.colleague, ended.template, ended.batches.colleague)),
      isLocked: true,
    },
  });
});
afterAll(() => world.close());

/** What the specification promises: `open`, `404`, `login`, or the address that it leads to. */
function expectOutcome(route: string, name: string): string {
  const { holds, isLocked, owes } = identities[name]!;
  const { roles, isStrict } = specified.get(route)!;
  if (route.startsWith('/direct-sign/')) return expectVisit(route, name);
  const isAccount = !holds.includes('unauthenticated');
  const [exact = ''] = holds;
  if (route === '/view/:id/:userid') {
    if (name === 'a visitor with a wrong link' || name === 'nobody') return '404';
    return 'open';
  }
  // A chain begins at its first page: nobody here brings the link of a reset, or a confirmed address.
  if (route === '/password-reset/new') return '/password-reset';
  if (route === '/login/second-step' && !isAccount) return 'login';
  if (route === '*') return '404';
  if (route.endsWith('/signup/steps') && !isAccount) return route.replace('/steps', '');
  if (route.startsWith('/business/signup') && exact === 'admin') return '/business/profile';
  if (route === '/business' && isAccount) {
    return { user: '/business/register', member: '/', admin: '/business/dashboard' }[exact]!;
  }
  if (roles.includes('admin') && !isStrict && exact === 'member') return '/';
  if (roles.includes('admin') && !isStrict && exact === 'user') return '/business/register';
  const held = isStrict ? [exact] : holds;
  if (!roles.includes('all') && !roles.some((role) => held.includes(role))) {
    if (!isAccount) return 'login';
    return roles.includes('unauthenticated') ? '/' : '404';
  }
  const isFree = roles.includes('all') || /^\/(logout|upgrade|business\/upgrade|business\/members.*)$/.test(route);
  if (owes && !roles.includes('all') && route !== '/logout') return owes === route ? 'open' : owes;
  if (isLocked && exact === 'admin' && !isFree) return '/business/upgrade';
  if (route.startsWith('/operator') && name.endsWith('a password alone')) return '/profile/security';
  // For officers of a business, whom nobody here has made one, and for its administrators (docs/decisions/137).
  if (route.endsWith('/colleagues') && exact !== 'admin') return '/profile/signature-standards';
  return 'open';
}

/**
 * Where visitors are identified a link opens the first page and the preview, whoever brings it; the others ask for the visit that this browser
 * has begun, and nobody here has. The request of the link asks for SES: there is nothing to identify, and the first page leads to it.
 */
function expectVisit(route: string, name: string): string {
  const isKnown = name !== 'nobody' && name !== 'a visitor with a wrong link';
  if (!route.includes('/:userid') || !isKnown) return '404';
  const { ids } = identities[name]!;
  return route.endsWith('/preview') ? 'open' : `/view/${ids['srid']}/${ids['userid']}`;
}

/** A visit's link names the request; an invitation is prepared in a draft of one's own; the outbox has a mail, and something was handed over. */
const fill = (route: string, { ids }: Identity) =>
  route
    .replace('*', '/no/such/page')
    .replace('/outbox/:id', `/outbox/${mailId}`)
    .replace('/sendto/:id', `/sendto/${sendToId}`)
    .replace('/templates/:id', `/templates/${ids['template']}`)
    .replace('/batches/:id', `/batches/${ids['batch']}`)
    .replace('/view/:id/', `/view/${ids['srid']}/`)
    .replace('/direct-sign/identification/:id/', `/direct-sign/identification/${ids['srid']}/`)
    .replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? name);

function judge(asked: string, status: number, target: string | null): string {
  if (status === 404) return '404';
  if (target === null) return status < 400 ? 'open' : String(status);
  const { pathname } = new URL(target, 'http://localhost:3000');
  if (pathname === '/login') return 'login';
  // A screen may lead to its own address with a complete query, or onwards to where its content is.
  return pathname === asked || (asked === '/' && pathname === '/dashboard') ? 'open' : pathname;
}

async function load(identity: Identity, asked: string): Promise<string> {
  const { cookie } = identity;
  const response = await app.request(
    asked,
    { headers: { ...(cookie && { cookie }), accept: 'text/html' } },
    connection,
  );
  await response.body?.cancel();
  return judge(asked, response.status, response.headers.get('location'));
}

/** The way of React Router's single fetch: a redirect is part of an answer 202. */
async function navigate(identity: Identity, asked: string): Promise<string> {
  const { cookie } = identity;
  const address = asked === '/' ? '/_.data' : `${asked}.data`;
  const response = await app.request(address, { headers: { ...(cookie && { cookie }) } }, connection);
  const text = await response.text();
  const target = response.status === 202 ? (/"redirect","([^"]*)"/.exec(text)?.[1] ?? null) : null;
  return judge(asked, response.status, target);
}

const routes = screens.map((screen) => screen.path);

describe.each(names)('for %s', (name) => {
  it.each(routes)('%s is what the specification says', async (route) => {
    const identity = identities[name]!;
    const asked = fill(route, identity);
    const expected = expectOutcome(route, name);
    expect({ load: await load(identity, asked), navigate: await navigate(identity, asked) }).toEqual({
      load: expected,
      navigate: expected,
    });
  });
});
