import { beforeEach, describe, expect } from 'vitest';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { fillPath, isSchema, type Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import * as machine from '@sigillum/api-contracts/machine/index.ts';
import * as seals from '@sigillum/api-contracts/seals/index.ts';
import * as templates from '@sigillum/api-contracts/templates/index.ts';
import { createDraft, sign } from '../testing/journeys.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedProgram, speakHttp, type Program } from '../testing/program.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

type Name = keyof typeof machine;
const operations = Object.entries(machine as Record<string, Endpoint>) as [Name, Endpoint][];
const content = Buffer.from(buildSamplePdf()).toString('base64');
const absent = 'c0ffee00-0000-4000-8000-000000000000';
const days = 'start_date=2020-01-01&end_date=2099-12-31';
const allScopes = ['read', 'send', 'seal', 'admin'] as const;

let anna: SeededPerson;
let owner: Program;
/** Of the same organisation, and of another. */
let sibling: Program;
let foreign: Program;
let own: Record<string, string>;
/** What was handed over by code. */
let handed: { id: string; access_code: string };

async function seedStrong(admin: SeededPerson): Promise<Program> {
  const seeded = await seedProgram(world, admin);
  const params = { id: admin.businessId!, username: seeded.username };
  await admin.client.call(business.updateApiUser, { params, body: { description: 'X', scopes: [...allScopes] } });
  return seeded;
}
async function makeSeal(admin: SeededPerson, name: string, { username }: Program) {
  const params = { id: admin.businessId!, name };
  await admin.client.call(seals.putSeal, { params, body: { label: name } });
  await admin.client.call(seals.addSealMembers, { params, body: { members: [username] } });
}

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const eve = await seedPerson(world, 'eve@example.org', { business: true });
  owner = await seedStrong(anna);
  sibling = await seedStrong(anna);
  foreign = await seedStrong(eve);
  const created = await owner.ask('POST v2/signature-requests', {
    title: 'Lease',
    content,
    quality: 'SES',
    signatures: [{ account_email: 'luca@example.it' }],
    cc_email_addresses: ['archive@example.ch'],
  });
  const { body } = await owner.ask(`GET v3/signature-requests/${created.body.id}`);
  const attached = await owner.ask(`POST v2/signature-requests/${body.id}/attachments`, {
    ...{ filename: 'annex.txt', content: Buffer.from('Annex').toString('base64') },
  });
  const document = (await owner.ask('POST v2/documents', { title: 'Loose', content })).body.id;
  const validation = (await owner.ask('POST validation/v1/validate/document', { content })).body.id;
  handed = (await owner.ask('POST v2/sendto', { title: 'Handed over', content })).body;
  own = {
    ...{ request: body.id, document, validation, sendto: handed.id },
    sid: body.signatures[0].sid,
    docId: body.documents[0].id,
    version: body.documents[0].version_id,
    oid: body.observers[0].id,
    aid: attached.body.attachments[0].attachment_id,
    batch: (await seedBatch(owner)).id,
    part: 'files',
    n: '0',
  };
});

const plurals: Record<string, string> = { document: 'documents', batch: 'batches' };

/** Which of the owner's things the `id` of a path names. */
const idOf = (path: string) =>
  (['request', 'document', 'sendto', 'batch'] as const).find((name) =>
    path.includes(name === 'request' ? 'signature-requests/{id}' : `${plurals[name] ?? name}/{id}`),
  ) ?? (path.includes('validation/v1') && path.includes('{id}') ? 'validation' : undefined);
const onOne = operations.filter(([, { auth, path }]) => auth === 'api' && idOf(path));

const fill = ({ path }: Endpoint, ids: Record<string, string>) =>
  fillPath(path, { version: 'v2', ...ids }).replace('/machine/', '');
const soundBody = {
  ...{ email: 'x@example.ch', account_email: 'x@example.ch', origin: 'https://portal.example.ch' },
  ...{ content, filename: 'x.txt', content_type: 'text/plain' },
};
const call = (program: Program, endpoint: Endpoint, ids: Record<string, string>) =>
  program.ask(
    `${endpoint.method} ${fill(endpoint, ids)}`,
    endpoint.body && isSchema(endpoint.body) ? soundBody : undefined,
  );
const nothing = () => Object.fromEntries(Object.keys(own).map((name) => [name, name === 'n' ? '0' : absent]));

/** Of the operations on no single thing: what a stranger must not get or do. */
const cases: Partial<Record<Name, (stranger: Program) => Promise<void>>> = {
  async listProgramRequests(stranger) {
    expect((await stranger.ask('GET v2/signature-requests')).body).toEqual([]);
  },
  async findProgramRequests(stranger) {
    expect((await stranger.ask('POST v3/signature-requests/bulk', [own['request']])).body).toEqual([]);
  },
  async updateProgramRequest(stranger) {
    const changed = await stranger.ask('PUT v2/signature-requests', { id: own['request'], title: 'Mine' });
    expect([changed.status, changed.body.key]).toEqual([404, 'error.not_found']);
    expect((await owner.ask(`GET v2/signature-requests/${own['request']}`)).body.title).toBe('Lease');
  },
  createProgramRequest: (stranger) => expectNothingTaken(stranger, 'v2', (document_id) => ({ document_id })),
  createProgramDraft: (stranger) => expectNothingTaken(stranger, 'v3', (id) => ({ documents: [{ id }] })),
  async createProgramDocument(stranger) {
    // Naming somebody elsewhere opens nothing to them.
    const fields = { title: 'Named', content, read_access: [stranger.username] };
    const { id } = (await owner.ask('POST v2/documents', fields)).body;
    expect((await stranger.ask(`GET v2/documents/${id}`)).status).toBe(stranger === foreign ? 404 : 200);
  },
  async listProgramDocuments(stranger) {
    expect((await stranger.ask('GET v2/documents')).body).toEqual([]);
  },
  async sealDocument(stranger) {
    await makeSeal(anna, 'contracts', owner);
    const theirs = await stranger.ask('POST v2/seal', { content, account_name: 'contracts' });
    expect([theirs.status, theirs.body.key]).toEqual([403, 'error.machine.seal_not_available']);
    if (stranger !== sibling) return;
    await makeSeal(anna, 'letters', sibling);
    for (const document_id of [own['document'], own['version'], absent]) {
      const sealed = await stranger.ask('POST v2/seal', { document_id });
      expect([sealed.status, sealed.body.key]).toEqual([404, 'error.not_found']);
    }
  },
  async getProgramQualities(stranger) {
    await expectOfMembers(stranger, 'user/signature-qualities');
  },
  async getProgramQualitiesInDetail(stranger) {
    await expectOfMembers(stranger, 'user/signature-qualities-detail');
  },
  async getProgramAssurance(stranger) {
    await world.services.db.updateTable('users').set({ mobile: '41791234567' }).where('id', '=', anna.id).execute();
    const { body } = await stranger.ask('POST v2/user/assurance', { mobile_number: '+41 79 123 45 67' });
    expect(body).toEqual({ assurance_level: 'none' });
  },
  async listProgramTemplates(stranger) {
    const { shared } = await keepTemplates();
    const { body } = await stranger.ask('GET v3/templates');
    // What is shared is everybody's of the organisation; the rest is its maker's.
    const ids = stranger === foreign ? [] : expect.arrayContaining([shared]);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body.every(({ name }: { name: string }) => name === 'Shared')).toBe(true);
  },
  async getProgramTemplate(stranger) {
    const { shared, kept } = await keepTemplates();
    const read = async (id: string) => (await stranger.ask(`GET v3/templates/${id}`)).status;
    expect([await read(shared), await read(kept), await read(absent)]).toEqual([
      stranger === foreign ? 404 : 200,
      404,
      404,
    ]);
  },
  async useProgramTemplate(stranger) {
    const { shared, kept } = await keepTemplates();
    const take = async (id: string) =>
      (await stranger.ask(`POST v3/templates/${id}/signature-requests`, { people: [] })).status;
    // Nobody signs one that has no roles: it is a draft without signers.
    expect([await take(shared), await take(kept), await take(absent)]).toEqual([
      stranger === foreign ? 404 : 200,
      404,
      404,
    ]);
  },
  async createProgramBatch(stranger) {
    const { shared, kept } = await keepTemplates();
    const make = async (id: string) => (await stranger.ask(`POST v3/templates/${id}/batches`, oneRow)).status;
    expect([await make(shared), await make(kept), await make(absent)]).toEqual([
      stranger === foreign ? 404 : 200,
      404,
      404,
    ]);
  },
  async listProgramBatches(stranger) {
    // Those of the own organisation's other programs neither.
    expect((await stranger.ask('GET v3/batches')).body).toEqual([]);
  },
  async listProgramActivities(stranger) {
    await seedSignature();
    const { body } = await stranger.ask(`GET v2/activities/signatures?${days}`);
    // The scope admin reads the whole business, and no other.
    expect(body.total_items).toBe(stranger === foreign ? 0 : 1);
  },
  async listProgramEvents(stranger) {
    const { body } = await stranger.ask('GET v3/events');
    expect(body.events).toHaveLength(stranger === foreign ? 0 : 1);
  },
  async validateDocument(stranger) {
    await expectOwnResult(stranger, 'document');
  },
  async validateSignature(stranger) {
    await expectOwnResult(stranger, 'signature');
  },
  async validateCertificate(stranger) {
    const { status, body } = await stranger.ask('POST validation/v1/validate/certificate', { content: 'bm8=' });
    // Nothing is kept, so nothing is anybody's.
    expect([status, body.key]).toEqual([400, 'error.validation']);
  },
  async logInProgram(stranger) {
    for (const key of [stranger.key, sibling.key === stranger.key ? foreign.key : sibling.key]) {
      const answer = await logIn('/machine/v2/access/login', { username: owner.username, 'api-key': key });
      expect([answer.status, answer.body.key]).toEqual([401, 'error.auth.credentials_invalid']);
    }
  },
  async logInValidator(stranger) {
    const body = { username: owner.username, apikey: stranger.key };
    expect((await logIn('/machine/validation/v1/access/login', body)).status).toBe(401);
  },
  async getMachineHealth() {
    const { body } = await speakHttp(world, '/machine/v2/management/health');
    expect(Object.keys(body)).toEqual(['status', 'groups']);
  },
  async createOpenSendTo(stranger) {
    const { body } = await stranger.ask('POST v2/sendto', { title: 'Theirs', content });
    expect([body.id, body.access_code]).not.toContain(handed.access_code);
  },
  trackOpenSendTo: (stranger) => expectClosed(stranger, machine.trackOpenSendTo),
  downloadOpenSendTo: (stranger) => expectClosed(stranger, machine.downloadOpenSendTo),
  deleteOpenSendTo: (stranger) => expectClosed(stranger, machine.deleteOpenSendTo),
};

/** Of a template without roles, so that nobody is asked. */
const oneRow = { columns: [{ kind: 'key' }], rows: [['K1']] };
async function seedBatch(program: Program): Promise<{ id: string }> {
  const { shared } = await keepTemplates();
  return (await program.ask(`POST v3/templates/${shared}/batches`, oneRow)).body;
}

/** Of the organisation's administrator: one that is shared, and one that is not. */
async function keepTemplates() {
  const keep = async (name: string, sharing: 'USE' | 'NONE') => {
    const body = { signature_request_id: await createDraft(anna), name };
    const { id, version } = await anna.client.call(templates.createTemplate, { body });
    await anna.client.call(templates.shareTemplate, { params: { id }, body: { version, sharing } });
    return id;
  };
  return { shared: await keep('Shared', 'USE'), kept: await keep('Kept', 'NONE') };
}

async function expectNothingTaken(stranger: Program, version: string, name: (id: string) => object) {
  for (const id of [own['document'], own['version'], own['docId']]) {
    const take = (one: string) =>
      stranger.ask(`POST ${version}/signature-requests`, { title: 'Mine', quality: 'SES', ...name(one) });
    const [theirs, none] = [await take(id!), await take(absent)];
    expect([theirs.status, theirs.body]).toEqual([400, none.body]);
  }
  expect((await stranger.ask('GET v2/signature-requests')).body).toEqual([]);
}

/** Of the own people, what they have; of others, what is told of nobody. */
async function expectOfMembers(stranger: Program, path: string) {
  const read = async (email: string) => (await stranger.ask(`GET v2/${path}?username=${email}`)).body;
  const [told, ofNobody] = [await read('anna@example.ch'), await read('nobody@example.ch')];
  if (stranger === foreign) expect(told).toEqual(ofNobody);
  else expect(told).not.toEqual(ofNobody);
}

async function expectOwnResult(stranger: Program, what: string) {
  const { body } = await owner.ask(`POST validation/v1/validate/${what}`, { content });
  for (const part of ['validation', 'signers', 'format'])
    expect((await stranger.ask(`GET validation/v1/infos/${body.id}/${part}`)).status).toBe(404);
}

/** A code of one's own opens nothing else. */
async function expectClosed(stranger: Program, endpoint: Endpoint) {
  const { body: mine } = await stranger.ask('POST v2/sendto', { title: 'Theirs', content });
  const headers = { 'X-Accesscode': mine.access_code as string };
  const { status } = await stranger.ask(`${endpoint.method} ${fill(endpoint, { id: handed.id })}`, undefined, {
    headers,
  });
  expect(status).toBe(400);
  const still = { 'X-Accesscode': handed.access_code };
  expect((await owner.ask(`GET v2/sendto/${handed.id}/track`, undefined, { headers: still })).status).toBe(200);
}

const logIn = (path: string, body: object) =>
  speakHttp(world, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Somebody of the business signs what its program has sent. */
async function seedSignature() {
  const signatures = [{ account_email: anna.email }];
  const { body } = await owner.ask('POST v2/signature-requests', { title: 'Own', content, quality: 'SES', signatures });
  await sign(anna, body.id);
}

/** How much of the owner's things a call takes away: nothing, a part of one, all of it. */
const countRemoved = ({ method, path }: Endpoint) => (method !== 'DELETE' ? 0 : path.endsWith('/{id}') ? 2 : 1);

describe('isolation', () => {
  it('is tried of every operation', () => {
    const tried = [...onOne.map(([name]) => name), ...Object.keys(cases)];
    expect(operations.map(([name]) => name).toSorted()).toEqual([...new Set(tried)].toSorted());
  });

  it('of what is another’s, which looks absent, also to an API user of the same business', async () => {
    const listIds = (kind: string) => (kind === 'document' ? [own['document']!, own['version']!] : [own[kind]!]);
    for (const [name, endpoint] of onOne)
      for (const stranger of [sibling, foreign])
        for (const id of listIds(idOf(endpoint.path)!)) {
          const [theirs, none] = [
            await call(stranger, endpoint, { ...own, version: 'v2', id }),
            await call(stranger, endpoint, { ...nothing(), version: 'v2', id: absent, part: 'files' }),
          ];
          expect([theirs.status, theirs.body.key], name).toEqual([404, 'error.not_found']);
          expect({ ...theirs.body, path: '' }, name).toEqual({ ...none.body, path: '' });
        }
    // Nothing of it has changed.
    const { body } = await owner.ask(`GET v3/signature-requests/${own['request']}`);
    expect(body).toMatchObject({ status_overall: 'OPEN', title: 'Lease', signatures: [{ sid: own['sid'] }] });
    expect([body.observers.length, body.documents.length, body.attachments.length]).toEqual([1, 1, 1]);
    // What is asked for is there: its owner gets further than a stranger. What takes away comes last, and parts before the whole.
    for (const [name, endpoint] of onOne.toSorted(([, one], [, other]) => countRemoved(one) - countRemoved(other))) {
      const mine = await call(owner, endpoint, { ...own, version: 'v2', id: own[idOf(endpoint.path)!]! });
      expect(mine.status, `${name}: ${JSON.stringify(mine.body)}`).not.toBe(404);
    }
  });

  it.for(Object.entries(cases))(
    'of all that is asked for without an id of one thing: %s',
    async ([, expectIsolation]) => {
      for (const stranger of [sibling, foreign]) await expectIsolation(stranger);
    },
  );
});
