import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, fillPath, isBytes } from '@sigillum/api-contracts/endpoint.ts';
import { endpoints } from '@sigillum/api-contracts/endpoints.ts';
import { checkedDocumentExample } from '@sigillum/api-contracts/identification/in-person-examples.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { logout } from '@sigillum/api-contracts/user/logout.ts';
import { enter, sendRequest, view, visitor } from '@sigillum/server/testing/journeys.ts';
import { connect, seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import { createTestServices, type TestServices } from '@sigillum/server/testing/test-services.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';

const all = Object.values(endpoints).flatMap((area) => Object.values(area) as Endpoint[]);
const named = (list: Endpoint[]) => list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
/**
 * A passkey is looked for only after the password, so that every one looks the same before it; what was handed over is for whoever knows
 * address and code.
 */
const namesAnId = ({ path }: Endpoint) =>
  (path.includes('{') && !/\/(passkeys|sendto)\//.test(path)) || path.endsWith('/sign');

/** What identifies one request and everything in it, real or made up. */
interface Target {
  request: string;
  document: string;
  sid: string;
  observer: string;
  attachment: string;
  business: string;
  group: string;
  template: string;
  templateDocument: string;
  batch: string;
}
const absent: Target = {
  request: randomUUID(),
  document: randomUUID(),
  sid: randomUUID(),
  observer: randomUUID(),
  attachment: randomUUID(),
  business: randomUUID(),
  group: randomUUID(),
  template: randomUUID(),
  templateDocument: randomUUID(),
  batch: randomUUID(),
};

/** Of nobody. */
const username = 'api_demo_keller_abcd_1';

function locate({ path }: Endpoint, target: Target): string {
  const { request, document, sid, observer, attachment, business, group } = target;
  const places: [string, string][] = [
    ['/documents/{id}', document],
    ['/businesses/', business],
    ['/groups/', group],
    ['/templates/', target.template],
    ['/batches/', target.batch],
  ];
  const id = places.find(([part]) => path.includes(part))?.[1] ?? request;
  const filled = fillPath(path, {
    id,
    docId: document,
    document_id: target.templateDocument,
    sid,
    oid: observer,
    aid: attachment,
    fid: attachment,
    n: 0,
    seq: 1,
    number: 1,
    name: 'archive',
    username,
    domain: 'example.ch',
    version: path.startsWith('/machine/') ? 'v2' : 'a'.repeat(64),
    inviteId: absent.sid,
    userId: absent.sid,
    checkId: absent.sid,
  });
  return filled + (path.endsWith('/clean-copies') ? '?fields=KEEP' : '');
}

/** A sound body for what changes the profile of a business or its domains. */
function writeBusinessBody(path: string, method: string): object | undefined {
  const updated_at = new Date().toISOString();
  const provider = { issuer: 'https://login.example.ch', client_id: 'sigillum', client_secret: 'x' };
  const purchase = { plan: 'team', cycle: 'monthly', amountSeats: 5, currency: 'CHF' };
  const address = { address1: 'Seeweg 7', postalCode: '8001', city: 'Zürich', country: 'CH' };
  if (path.endsWith('/stripe_setup_intent')) return { country: 'CH' };
  if (path.endsWith('/direct_upgrade/confirm')) return { ...purchase, billing: address, gtc_accepted: true };
  if (path.includes('upgrade')) return purchase;
  if (path.endsWith('/subscriptions/successor')) return { plan: 'team' };
  if (path.includes('/subscriptions/seats')) return { seats: 5, ...(method === 'PUT' && { timestamp: updated_at }) };
  if (path.endsWith('/validate_promo')) return { promoCode: 'X', plan: 'team', cycle: 'monthly' };
  if (path.endsWith('/billing')) return address;
  if (path.endsWith('/base')) return { name: 'X AG', email: 'x@example.ch', phone: null, updated_at };
  if (path.endsWith('/businesses/{id}')) return method === 'PUT' ? { updated_at } : { name: 'X AG', password: 'x' };
  if (path.endsWith('/domains')) return { domain: 'example.ch' };
  if (path.endsWith('/webhooks') && method === 'POST')
    return { description: 'ERP', url: 'https://erp.example.ch/hook', types: ['request.signed'] };
  if (path.endsWith('/officers')) return { email: 'somebody@example.ch' };
  if (path.endsWith('/deputy') && method === 'PUT')
    return { email: 'somebody@example.ch', from: '2099-01-01', until: '2099-01-02' };
  if (path.endsWith('/identity-checks')) return { email: 'somebody@example.ch', document: checkedDocumentExample };
  if (path.endsWith('/{domain}/mail')) return { mailbox: 'postmaster' };
  if (path.endsWith('/{domain}/confirm')) return { code: 'ABCDE-FGHJK' };
  if (/\/identity-provider(\/test)?$/.test(path)) return provider;
  if (path.endsWith('/aes4biz'))
    return {
      representative_name: 'Ada Keller',
      representative_email: 'ada@example.ch',
      commercial_register: 'CHE-123.456.789',
      domains: ['example.ch'],
    };
  return undefined;
}

/** A sound body for what changes or uses a template. */
function writeTemplateBody(path: string, { templateDocument: id }: Target): object {
  if (path.endsWith('/batches')) return { version: 1, name: 'Autumn', columns: [{ kind: 'title' }], rows: [['Lease']] };
  if (path.endsWith('/use')) return { people: [] };
  if (path.endsWith('/restore')) return { version: 1 };
  if (path.endsWith('/sharing')) return { version: 1, sharing: 'EDIT', colleagues: [] };
  const terms = { quality: 'SES', legislation: 'ZERTES', expiry_days: null, delegation_allowed: true };
  const texts = [{ language: 'en', title: 'Lease' }];
  const content = {
    texts,
    roles: [],
    documents: [{ id, name: 'Lease' }],
    places: [],
    fields: [],
    attach_on_success: [],
  };
  const reminders = { after_days: [], before_deadline_days: [] };
  return { version: 1, name: 'Lease', reminders, ...terms, ...content };
}

/** A sound body, so that nothing but authorisation can refuse the call. */
function writeBody({ method, path, body }: Endpoint, target: Target): BodyInit | undefined {
  const { request } = target;
  if (!body) return undefined;
  if (isBytes(body)) return Buffer.from(buildPdf());
  if (path.includes('/operator/notices'))
    return JSON.stringify({ url: null, isBlocking: false, startsAt: null, endsAt: null });
  if (path.includes('/operator/businesses/')) return JSON.stringify({ change: 'block' });
  if (path.includes('/operator/logins/')) return JSON.stringify({ isOn: true });
  if (path.includes('/in-person/')) return JSON.stringify({ answer: 'confirm' });
  if (path.endsWith('/id-austria/return')) return JSON.stringify({ answer: 'state=x' });
  if (path.endsWith('/identification/elsewhere')) return JSON.stringify({ legislation: 'ZERTES', kind: 'loc' });
  if (path.endsWith('/mobile-id/questions')) return JSON.stringify({ purpose: 'sign', signatureRequestIds: [request] });
  if (path.endsWith('/mobile-id/disconnect')) return JSON.stringify({});
  if (path.includes('/identification/')) return JSON.stringify(method === 'DELETE' ? { email: 'x@example.ch' } : {});
  if (path.endsWith('/sign')) return JSON.stringify({ signatureRequests: [{ signatureRequestId: request }] });
  if (path.endsWith('/direct/sign/step-up')) {
    const response = { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' };
    const assertion = { id: 'eA', rawId: 'eA', type: 'public-key', response };
    return JSON.stringify({ proof: { challenge: 'x', assertion } });
  }
  if (path.endsWith('/sign/step-up'))
    return JSON.stringify({ signatureRequestIds: [request], proof: { code: '123456' } });
  if (path.endsWith('/assignee')) return JSON.stringify({ email: null, before: null });
  if (path.endsWith('/claim')) return JSON.stringify({ access_code: 'ABCDE-FGHJK', purpose: 'SIGN' });
  if (path.endsWith('/v3/templates')) return JSON.stringify({ signature_request_id: request, name: 'Lease' });
  if (path.includes('/v3/batches/')) return JSON.stringify({});
  if (path.includes('/templates/')) return JSON.stringify(writeTemplateBody(path, target));
  if (path.includes('/groups'))
    return JSON.stringify({ name: 'Board', members: [{ email: 'somebody@example.ch', name: 'Somebody' }] });
  if (/\/(signatures|delegate)$/.test(path)) return JSON.stringify({ account_email: 'somebody@example.ch' });
  if (path.endsWith('/questions') || path.endsWith('/answer')) return JSON.stringify({ message: 'From when on?' });
  if (path.endsWith('/fields')) return JSON.stringify({ fields: [] });
  if (path.endsWith('/form-fields')) return JSON.stringify({ taken: [{ id: 'one', sid: randomUUID() }] });
  if (path.endsWith('/placeholders'))
    return JSON.stringify({ accepted: [{ id: 'one', kind: 'text', sid: randomUUID(), label: 'Company' }] });
  if (path.endsWith('/field-values')) return JSON.stringify({ values: {} });
  if (path.endsWith('/readdress')) return JSON.stringify({ email: 'somebody@example.ch' });
  if (path.endsWith('/observers')) return JSON.stringify({ email: 'somebody@example.ch' });
  if (path.endsWith('/settings')) return JSON.stringify({ settings: { userPilot: { enabled: true } } });
  if (path.endsWith('/apis') || path.endsWith('/apis/{username}')) return JSON.stringify({ description: 'Intranet' });
  if (path.endsWith('/seals/{name}')) return JSON.stringify({ label: 'Archive' });
  if (path.endsWith('/seals/{name}/members')) return JSON.stringify({ members: ['somebody@example.ch'] });
  if (path.includes('/businesses/')) {
    const business = writeBusinessBody(path, method);
    if (business) return JSON.stringify(business);
  }
  if (path.endsWith('/members')) return JSON.stringify({ users: [{ email: 'somebody@example.ch' }] });
  if (/\/(change-to-admins|change-to-members|remove-members)$/.test(path))
    return JSON.stringify({ user_ids: [absent.sid] });
  if (path.includes('/mab/redirect-sign/')) return JSON.stringify({ params: { code: 'x' } });
  if (path.startsWith('/api/respond/')) return JSON.stringify({ secret: '123456' });
  if (path.endsWith('/passkeys/{id}/remove')) return JSON.stringify({ password: 'x', proof: { code: '123456' } });
  if (path.endsWith('/tan/check')) return JSON.stringify({ tan: '123456' });
  if (path.endsWith('/v2/businesses')) return JSON.stringify({ name: 'X AG', gtc_accepted: true });
  if (path.endsWith('/v3/signature-requests') && method === 'POST') return JSON.stringify({ title: 'Lease' });
  return '{}';
}

let world: TestServices;
const people: Record<string, SeededPerson> = {};
let groupId: string;
let template: Template;
let batchId: string;
let own: Target;
let withdrawn: Target;
let bearers: Record<string, string>;
let visits: Record<'open' | 'other' | 'withdrawn', { basic: string; token: string; target: Target }>;

async function call(endpoint: Endpoint, target: Target, credentials: { authorization?: string; token?: string }) {
  const { authorization, token } = credentials;
  const path = locate(endpoint, target) + (token === undefined ? '' : `?token=${encodeURIComponent(token)}`);
  const body = writeBody(endpoint, target);
  const headers = {
    ...(authorization && { authorization }),
    ...(body && { 'content-type': isBytes(endpoint.body) ? endpoint.body.contentTypes[0]! : 'application/json' }),
  };
  const response = await world.api.request(
    path,
    { method: endpoint.method, headers, ...(body && { body }) },
    { ip: '192.0.2.7' },
  );
  const isJson = response.headers.get('content-type') === 'application/json';
  const problem = isJson ? ((await response.json()) as { key?: string; path?: string }) : {};
  return {
    status: response.status,
    key: problem.key,
    headers: Object.fromEntries(response.headers),
    problem: { ...problem, path: '' },
  };
}

/** A token of a person whom the seeds made. */
async function openSession({ id }: SeededPerson): Promise<string> {
  const { db, secrets, now } = world.services;
  const token = secrets.createToken();
  const expires_at = new Date(now().getTime() + 3600_000);
  await db
    .insertInto('sessions')
    .values({ token_hash: secrets.hashToken(token), user_id: id, created_at: now(), expires_at })
    .execute();
  return token;
}

async function describeTarget(id: string): Promise<Target> {
  const { client } = people['owner']!;
  const content = Buffer.from('No music').toString('base64');
  const { attachment_id } = await client.call(endpoints.documents.addAttachment, {
    params: { id },
    body: JSON.stringify({ filename: 'rules.txt', content }),
    contentType: 'application/json',
  });
  const { documents, signatures, observers } = await view(people['owner']!, id);
  return {
    request: id,
    document: documents[0]!.id,
    sid: signatures[0]!.sid,
    observer: observers[0]!.id,
    attachment: attachment_id,
    business: people['owner']!.businessId!,
    group: groupId,
    template: template.id,
    templateDocument: template.documents[0]!.id,
    batch: batchId,
  };
}

beforeAll(async () => {
  world = await createTestServices();
  people['owner'] = await seedPerson(world, 'owner@example.ch', { business: true });
  people['stranger'] = await seedPerson(world, 'stranger@example.ch');
  people['foreign'] = await seedPerson(world, 'foreign@example.ch', { business: true });
  people['colleague'] = await seedPerson(world, 'colleague@example.ch', {
    business: people['owner'].businessId!,
    role: 'member',
  });
  for (const name of ['signer', 'removed', 'observer', 'unobserved'])
    people[name] = await seedPerson(world, `${name}@example.ch`);

  const { client } = people['owner'];
  const signatures = [
    { account_email: 'signer@example.ch' },
    { account_email: 'removed@example.ch' },
    visitor('visitor@example.ch'),
  ];
  const observers = [{ email: 'observer@example.ch' }, { email: 'unobserved@example.ch' }];
  const id = await sendRequest(people['owner'], { title: 'Confidential lease', signatures, observers });
  const sent = await view(people['owner'], id);
  await client.call(requests.removeSignature, { params: { id, sid: sent.signatures[1]!.sid } });
  // Observers that were added together stand in no order.
  const unobserved = sent.observers.find(({ user_info }) => user_info?.email === 'unobserved@example.ch')!;
  await client.call(requests.removeObserver, { params: { id, oid: unobserved.id } });
  const otherId = await sendRequest(people['owner'], {
    signatures: [visitor('other@example.ch')],
    observers: [{ email: 'observer@example.ch' }],
  });
  const withdrawnSigners = [{ account_email: 'signer@example.ch' }, visitor('late@example.ch')];
  const withdrawnId = await sendRequest(people['owner'], {
    signatures: withdrawnSigners,
    observers: [{ email: 'observer@example.ch' }],
  });

  const body = { name: 'Board', members: [{ email: 'signer@example.ch', name: 'Signer' }] };
  groupId = (await client.call(endpoints.groups.createGroup, { body })).id;
  template = await client.call(endpoints.templates.createTemplate, {
    body: { signature_request_id: id, name: 'Confidential lease' },
  });
  const roles = template.roles.filter(({ kind }) => kind === 'SIGNER');
  const batch = await client.call(endpoints.templates.createBatch, {
    params: { id: template.id },
    body: {
      version: template.version,
      name: 'Confidential leases',
      columns: roles.map(({ id: role_id }) => ({ kind: 'email' as const, role_id })),
      rows: [roles.map((_, index) => `row-${index}@example.ch`)],
    },
  });
  batchId = batch.id;
  own = await describeTarget(id);
  withdrawn = await describeTarget(withdrawnId);
  const openVisit = async (email: string, target: Target) => {
    const { userid, client: visit } = await enter(world, email, target.request);
    const { document_token } = await visit.call(requests.getSignatureRequestDirectly, {
      params: { id: target.request },
    });
    return { basic: `Basic ${btoa(`${userid}:${target.request}`)}`, token: document_token, target };
  };
  visits = {
    open: await openVisit('visitor@example.ch', own),
    other: await openVisit('other@example.ch', await describeTarget(otherId)),
    withdrawn: await openVisit('late@example.ch', withdrawn),
  };
  await client.call(requests.withdrawSignatureRequest, { params: { id: withdrawnId }, body: {} });
  bearers = {};
  for (const [name, person] of Object.entries(people)) bearers[name] = `Bearer ${await openSession(person)}`;
});
afterAll(() => world.close());

const expectSameAsAbsent = async (
  endpoint: Endpoint,
  target: Target,
  credentials: { authorization?: string; token?: string },
) => {
  const answer = await call(endpoint, target, credentials);
  expect([answer.status, answer.key]).toEqual([404, 'error.not_found']);
  expect(answer).toEqual(await call(endpoint, absent, credentials));
};

describe('a request that is none of one’s business', () => {
  const outsiders = ['stranger', 'foreign', 'colleague', 'removed', 'unobserved'];

  it.each(named(all.filter((endpoint) => endpoint.auth === 'bearer' && namesAnId(endpoint))))(
    '%s looks absent to strangers, other businesses, colleagues, and who was removed',
    async (_name, endpoint) => {
      for (const name of outsiders) {
        // The business of a colleague is the colleague's own, with its groups.
        if (name === 'colleague' && /\/(businesses|groups)\//.test(endpoint.path)) continue;
        await expectSameAsAbsent(endpoint, own, { authorization: bearers[name]! });
      }
    },
  );

  it.each(
    named(all.filter((endpoint) => endpoint.auth === 'bearer' && !namesAnId(endpoint) && endpoint.method === 'GET')),
  )('%s tells outsiders nothing of it', async (_name, endpoint) => {
    for (const name of outsiders) {
      const { problem } = await call(endpoint, own, { authorization: bearers[name]! });
      for (const secret of [own.request, own.document, own.sid, 'Confidential lease'])
        expect(JSON.stringify(problem)).not.toContain(secret);
    }
  });

  it.each(
    named(
      all.filter(
        ({ auth, path }) => (auth === 'basic' || auth === 'token') && (path.includes('{') || path.endsWith('/sign')),
      ),
    ),
  )('%s looks absent to a visitor of another request', async (_name, endpoint) => {
    const { basic, token } = visits.other;
    // Both requests are of one business; what a visitor must not see is another's.
    const target = {
      ...own,
      ...(endpoint.path.includes('/businesses/') && { business: people['foreign']!.businessId! }),
    };
    await expectSameAsAbsent(endpoint, target, endpoint.auth === 'basic' ? { authorization: basic } : { token });
  });

  it('is managed by its owner alone: to signers and observers those acts look absent', async () => {
    const managing = all.filter(
      ({ path, method }) =>
        path.startsWith('/v3/signature-requests/{id}') &&
        method !== 'GET' &&
        !/(decline|delegate|questions|field-values|file)$|\{id\}$/.test(path),
    );
    expect(managing.length).toBeGreaterThan(8);
    const update = requests.updateSignatureRequest as Endpoint;
    for (const endpoint of [...managing, update]) {
      for (const name of ['signer', 'observer']) {
        const { status, key } = await call(endpoint, own, { authorization: bearers[name]! });
        expect([status, key], `${name}: ${endpoint.method} ${endpoint.path}`).toEqual([404, 'error.not_found']);
      }
    }
    const mayNotSign = await call(endpoints.signing.sign, own, { authorization: bearers['observer']! });
    expect([mayNotSign.status, mayNotSign.key]).toEqual([404, 'error.not_found']);
  });

  it('cannot be reached through a document, signer, observer or attachment of one’s own request', async () => {
    const foreign = people['foreign']!;
    const id = await sendRequest(foreign, {
      signatures: [visitor('x@example.ch')],
      observers: [{ email: 'x@example.ch' }],
    });
    const authorization = bearers['foreign']!;
    const { deleteAttachment, downloadAttachment } = endpoints.documents;
    const { removeDocument, removeSignature, removeObserver } = requests;
    for (const endpoint of [
      removeDocument,
      removeSignature,
      removeObserver,
      deleteAttachment,
      downloadAttachment,
    ] as Endpoint[]) {
      const mixed = await call(endpoint, { ...own, request: id }, { authorization });
      expect(mixed).toEqual(await call(endpoint, { ...absent, request: id }, { authorization }));
      expect(mixed.status).toBe(404);
    }
    expect((await view(people['owner']!, own.request)).documents).toHaveLength(1);
  });
});

describe('a withdrawn request', () => {
  const participants = all.filter(
    ({ auth, path }) =>
      auth !== 'none' &&
      auth !== 'api' &&
      !/^\/api\/|^\/v1\/operator\/|autocomplete|groups|templates|batches|sendto|change-password|businesses|\/user|images\/signature|visual-signature|tan\/|logout|redesign|at-risk|team-requests|hand-over\/end|requests$/.test(
        path,
      ),
  );

  it.each(named(participants))(
    '%s tells its participants so with 422, and strangers nothing',
    async (_name, endpoint) => {
      const { basic, token } = visits.withdrawn;
      const credentials = {
        bearer: { authorization: bearers['signer']! },
        basic: { authorization: basic },
        token: { token },
      }[endpoint.auth as 'bearer' | 'basic' | 'token'];
      const answer = await call(endpoint, withdrawn, credentials);
      expect([answer.status, answer.key]).toEqual([422, 'error.sr.withdrawn']);
      if (endpoint.auth === 'bearer')
        await expectSameAsAbsent(endpoint, withdrawn, { authorization: bearers['stranger']! });
    },
  );
});

describe('credentials', () => {
  it.each(named(all.filter(({ auth }) => auth !== 'none')))(
    '%s refuses absent, mangled and ended ones with 401, and never asks the browser',
    async (_name, endpoint) => {
      const ended = await openSession(people['owner']!);
      await connect(world, { bearer: ended }).call(logout, {});
      const [userid] = atob(visits.open.basic.split(' ')[1]!).split(':');
      const wrong: Parameters<typeof call>[2][] = [
        {},
        { authorization: 'Bearer' },
        { authorization: 'Bearer x' },
        { authorization: `Bearer ${ended}` },
        { authorization: `Basic ${btoa(`x:${own.request}`)}` },
        { authorization: `Basic ${btoa(`${userid}:${visits.other.target.request}`)}` },
        { authorization: `Basic ${btoa(`${own.sid}:${own.request}`)}` },
        { authorization: endpoint.auth === 'bearer' ? visits.open.basic : bearers['owner']! },
        { token: 'x' },
        { token: `${visits.open.token}x` },
        { token: own.sid },
      ];
      for (const credentials of wrong) {
        const { status, key, headers } = await call(endpoint, own, credentials);
        expect(status, JSON.stringify(credentials)).toBe(401);
        expect(key).toMatch(/^error\.auth\.(token_invalid|credentials_invalid)$/);
        // Programs are told how one comes in; a browser would ask for a password.
        const isForProgram = endpoint.path.startsWith('/machine/');
        expect(headers['www-authenticate']).toBe(isForProgram ? 'Bearer' : undefined);
      }
    },
  );
});
