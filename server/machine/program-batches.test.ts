import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import * as business from '@sigillum/api-contracts/business/index.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as templates from '@sigillum/api-contracts/templates/index.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { createDraft, listEvents, listMails, sign, view, visitor } from '../testing/journeys.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { actOnBatch } from '../templates/act-on-batch.ts';
import { sendBatch } from '../templates/send-batch.ts';
import { it, world } from '../testing/world.ts';

const companyId = '00000000-0000-4000-8000-000000000001';
const { signal } = new AbortController();

let anna: SeededPerson;
let program: Program;
let template: Template;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
  const draft = await createDraft(anna, { title: 'Lease', signatures: [visitor('x@example.ch')] });
  const { documents, signatures } = await view(anna, draft);
  const position = { page: '0', x: 72, y: 130, width: 180, height: 22 };
  const own = { document_id: documents[0]!.id, sid: signatures[0]!.sid };
  const field = { id: companyId, kind: 'text' as const, label: 'Company', position, ...own };
  await anna.client.call(requests.putRequestFields, { params: { id: draft }, body: { fields: [field] } });
  const made = await anna.client.call(templates.createTemplate, {
    body: { signature_request_id: draft, name: 'Lease of a flat' },
  });
  const params = { id: made.id };
  await anna.client.call(templates.shareTemplate, { params, body: { version: made.version, sharing: 'USE' } });
  const content = sql<string>`jsonb_set(content, '{roles,0,name}', '"Tenant"')`;
  await world.services.db.updateTable('templates').set({ content }).execute();
  template = await anna.client.call(templates.getTemplate, { params });
});

const columns = () => [
  { kind: 'key' },
  { kind: 'email', role: 'Tenant' },
  { kind: 'last_name', role: template.roles[0]!.id },
  { kind: 'field', field: 'Company' },
];
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => [at + 1, `p${at + 1}@example.ch`, `Person ${at + 1}`, at % 2 ? null : 'AG']);
const create = (body: object = {}, asker = program) =>
  asker.ask(`POST v3/templates/${template.id}/batches`, { columns: columns(), rows: rows(3), ...body });
/** As the queue does, one run after another until none is asked for. */
async function send(id: string) {
  for (let run = 0; run < 3; run += 1) await sendBatch(world.services, id, { signal });
}
async function sent(body: object = {}, asker = program): Promise<string> {
  const { id } = (await create(body, asker)).body;
  await send(id);
  return id;
}
const list = async (id: string, query = '') => (await program.ask(`GET v3/batches/${id}/rows${query}`)).body;

describe('batches of a program', () => {
  it('are made of a template that is shared and of rows, by names, and sent in its own name', async () => {
    const made = await create();
    expect([made.status, made.body]).toEqual([
      200,
      expect.objectContaining({ name: 'Lease of a flat', template_version: template.version, row_count: 3 }),
    ]);
    expect(made.body.states).toMatchObject({ WAITING: 3, OPEN: 0 });
    expect(Object.keys(made.body)).not.toContain('owner');
    await send(made.body.id);
    const { body: batch } = await program.ask(`GET v3/batches/${made.body.id}`);
    expect(batch.states).toMatchObject({ WAITING: 0, OPEN: 3 });
    expect((await program.ask('GET v3/batches')).body).toEqual([batch]);
    const [first, second] = await list(batch.id);
    expect(first).toMatchObject({ number: 1, key: '1', people: [{ email: 'p1@example.ch', name: 'Person 1' }] });
    const { body: request } = await program.ask(`GET v3/signature-requests/${first.request_id}`);
    expect(request).toMatchObject({ owner: program.username, status_overall: 'OPEN', origin: 'API' });
    const [created] = await listEvents(world, first.request_id);
    expect(created!.actor).toMatchObject({ type: 'api', username: program.username });
    const stored = await world.services.db.selectFrom('request_fields').select('declaration').execute();
    // The first is of the draft of which the template was made.
    expect(stored.map(({ declaration }) => declaration.default_value).toSorted()).toEqual(['', '', 'AG', 'AG']);
    expect(await list(batch.id, '?state=OPEN&page_size=1&page_number=2')).toMatchObject([{ number: second.number }]);
    expect((await listMails(world)).filter((mail) => mail.startsWith('invitation'))).toHaveLength(3);
  });

  it('send no row twice under its key, unless that is wanted', async () => {
    await sent();
    expect((await create({ rows: rows(4) })).body.states).toMatchObject({ SKIPPED: 3, WAITING: 1 });
    expect((await create({ is_repeated: true })).body.states).toMatchObject({ SKIPPED: 0, WAITING: 3 });
    const headers = { 'idempotency-key': 'autumn' };
    const call = () =>
      program.ask(
        `POST v3/templates/${template.id}/batches`,
        { columns: columns(), rows: [['K9', 'p9@example.ch', 'Nine', 'AG']] },
        { headers },
      );
    expect((await call()).body.id).toBe((await call()).body.id);
  });

  it('are tests where the program makes tests, which keep no row from being sent', async () => {
    const sandbox = await seedProgram(world, anna, 'DEMO');
    const id = await sent({}, sandbox);
    const { body } = await sandbox.ask(`GET v3/batches/${id}/rows`);
    const { body: request } = await sandbox.ask(`GET v3/signature-requests/${body[0].request_id}`);
    expect(request).toMatchObject({ quality: 'DEMO', owner: sandbox.username });
    expect((await create()).body.states).toMatchObject({ SKIPPED: 0, WAITING: 3 });
  });

  it('send failed rows once more, and end where the program is deleted', async () => {
    const { id } = (await create()).body;
    const fail = { state: 'FAILED', reason: 'error.sr.mobile_required' } as const;
    await world.services.db.updateTable('batch_rows').set(fail).where('number', '<', 3).execute();
    expect((await list(id, '?state=FAILED'))[0].reason).toBe('error.sr.mobile_required');
    const retried = await program.ask(`POST v3/batches/${id}/retry`);
    expect(retried.body.states).toMatchObject({ FAILED: 0, WAITING: 3 });
    // Nobody of the organisation has it as long as there is the program.
    const listed = () => anna.client.call(templates.listBatches, { query: {} });
    expect((await listed()).batches).toEqual([]);
    const params = { id: anna.businessId!, username: program.username };
    await anna.client.call(business.deleteApiUser, { params });
    await send(id);
    expect((await listed()).batches).toMatchObject([{ id, owner: null, states: { FAILED: 3 } }]);
  });

  it('are reminded of and withdrawn as a whole', async () => {
    const id = await sent();
    const act = () => actOnBatch(world.services, { batchId: id, after: 0 }, { signal });
    await world.services.db
      .updateTable('signatures')
      .set({ invited_at: new Date('2020-01-01') })
      .execute();
    expect((await program.ask(`POST v3/batches/${id}/remind`)).body.act).toBe('REMIND');
    const busy = await program.ask(`POST v3/batches/${id}/withdraw`);
    expect([busy.status, busy.body.key]).toEqual([400, 'error.batch.busy']);
    await act();
    expect((await listMails(world)).filter((mail) => mail.startsWith('reminder'))).toHaveLength(3);
    const body = { message: 'The rents are wrong.' };
    expect((await program.ask(`POST v3/batches/${id}/withdraw`, body)).body.act).toBe('WITHDRAW');
    await act();
    const { body: batch } = await program.ask(`GET v3/batches/${id}`);
    expect([batch.act, batch.states]).toEqual([undefined, expect.objectContaining({ WITHDRAWN: 3, OPEN: 0 })]);
  });

  it('are downloaded as one archive of what is signed, and as a table of all', async () => {
    const mia = await seedPerson(world, 'p1@example.ch');
    const id = await sent();
    const none = await program.ask(`GET v3/batches/${id}/zip`);
    expect([none.status, none.body.key]).toEqual([400, 'error.batch.nothing_signed']);
    const [first] = await list(id);
    await sign(mia, first.request_id);
    const zip = await program.ask(`GET v3/batches/${id}/zip`);
    expect([zip.headers.get('content-type'), zip.bytes.subarray(0, 2).toString()]).toEqual(['application/zip', 'PK']);
    const table = await program.ask(`GET v3/batches/${id}/results`);
    expect(table.headers.get('content-type')).toContain('text/csv');
    const lines = table.bytes.toString().trim().split(/\r?\n/);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/"?1"?,"?1"?,"?SIGNED/);
  });

  it('are for keys that may send, and read by those that may read', async () => {
    const id = await sent();
    const params = { id: anna.businessId!, username: program.username };
    const allow = (scopes: ('read' | 'send')[]) =>
      anna.client.call(business.updateApiUser, { params, body: { description: 'Intranet', scopes } });
    const statusOf = async (call: string, body?: object) => (await program.ask(call, body)).status;
    await allow(['read']);
    const made = await create();
    expect([made.status, made.body.key]).toEqual([403, 'error.machine.scope_missing']);
    for (const what of ['retry', 'withdraw', 'remind'])
      expect([what, await statusOf(`POST v3/batches/${id}/${what}`)]).toEqual([what, 403]);
    expect(await statusOf(`GET v3/batches/${id}`)).toBe(200);
    await allow(['send']);
    for (const what of ['', '/rows', '/zip', '/results'])
      expect([what, await statusOf(`GET v3/batches/${id}${what}`)]).toEqual([what, 403]);
    expect((await create()).status).toBe(200);
  });
});

describe('bad input of batches', () => {
  it.each([
    ['a role that there is not', { columns: [{ kind: 'email', role: 'Landlord' }] }, 'columns.0.role'],
    ['a field that there is not', { columns: [{ kind: 'key' }, { kind: 'field', field: 'Shoes' }] }, 'columns.1.field'],
    ['a kind that there is not', { columns: [{ kind: 'shoes' }] }, 'columns.0.kind'],
    ['no rows', { rows: [] }, 'rows'],
    ['a cell that is a list', { rows: [[['x']]] }, 'rows.0.0'],
  ])('names %s', async (_, body, field) => {
    const { status, body: problem } = await create(body);
    expect([status, problem.violations?.[0].field]).toEqual([400, field]);
  });

  it('sends nothing of a table with a fault, or of a template that is another one by now', async () => {
    const faulty = await create({ rows: [...rows(1), ['K2', 'nobody', '', '']] });
    expect([faulty.status, faulty.body.key, faulty.body.details]).toEqual([
      400,
      'error.batch.rows_faulty',
      { count: 1, cells: [{ row: 1, column: 1, fault: 'email' }] },
    ]);
    const without = await create({ columns: [{ kind: 'key' }] });
    expect([without.status, without.body.key]).toEqual([400, 'error.batch.columns_wrong']);
    const old = await create({ version: template.version + 1 });
    expect([old.status, old.body.key]).toEqual([400, 'error.template.changed_meanwhile']);
    expect(await world.services.db.selectFrom('batches').select('id').execute()).toEqual([]);
  });
});
