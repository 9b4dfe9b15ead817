import { beforeEach, describe, expect } from 'vitest';
import { removeMembers } from '@sigillum/api-contracts/members/remove-members.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import type { BatchColumn } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import * as endpoints from '@sigillum/api-contracts/templates/index.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { accountLimits } from '../business/account-limits.ts';
import { cleanUp } from '../platform/clean-up.ts';
import { createDraft, keyOf, listMails, sign, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { actOnBatch } from './act-on-batch.ts';
import { sendBatch } from './send-batch.ts';

let anna: SeededPerson;
let noemi: SeededPerson;
let template: Template;
const { signal } = new AbortController();

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true, firstName: 'Anna', lastName: 'Keller' });
  noemi = await seedPerson(world, 'noemi@example.ch', { business: anna.businessId!, role: 'admin' });
  const draft = await createDraft(anna, { title: 'Lease', signatures: [visitor('x@example.ch')] });
  const made = await anna.client.call(endpoints.createTemplate, {
    body: { signature_request_id: draft, name: 'Lease' },
  });
  const {
    version,
    quality,
    legislation,
    roles,
    documents,
    expiry_days,
    reminders,
    delegation_allowed,
    attach_on_success,
  } = made;
  template = await anna.client.call(endpoints.updateTemplate, {
    params: { id: made.id },
    body: {
      ...{ version, name: 'Lease', quality, legislation, roles, places: [], fields: [] },
      ...{ expiry_days, reminders, delegation_allowed, attach_on_success },
      documents: documents.map(({ id, name }) => ({ id, name })),
      texts: [
        { language: 'en', title: 'Lease of {{Flat}}', message: '' },
        { language: 'de', title: 'Miete {{Flat}}', message: '' },
      ],
    },
  });
});

const columns = (): BatchColumn[] => {
  const role_id = template.roles[0]!.id;
  return [
    { kind: 'key' },
    { kind: 'email', role_id },
    { kind: 'last_name', role_id },
    { kind: 'language', role_id },
    { kind: 'placeholder', name: 'Flat' },
  ];
};
const row = (number: number) => [
  `K${number}`,
  `p${number}@example.ch`,
  `Person ${number}`,
  number % 2 ? 'de' : '',
  `=${number}`,
];
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));
const create = (table: string[][], more: object = {}, person = anna) =>
  person.client.call(endpoints.createBatch, {
    params: { id: template.id },
    body: { version: template.version, name: 'Autumn', columns: columns(), rows: table, ...more },
  });
const read = (id: string, person = anna) => person.client.call(endpoints.getBatch, { params: { id } });
const list = async (id: string, person = anna) =>
  (await person.client.call(endpoints.listBatchRows, { params: { id }, query: {} })).rows;
/** As the queue does, one run after another until none is asked for. */
async function send(id: string, most = 10) {
  for (let run = 0; run < most; run += 1) await sendBatch(world.services, id, { signal });
}
const act = (batchId: string) => actOnBatch(world.services, { batchId, after: 0 }, { signal });

describe('a batch', () => {
  it('makes and sends one request of each row, with its own words and people, and forgets what the row said', async () => {
    const { id, states } = await create(rows(30), { custom: 'Sales' });
    expect(states).toMatchObject({ WAITING: 30, OPEN: 0 });
    await send(id);
    const batch = await read(id);
    expect(batch).toMatchObject({ states: { WAITING: 0, OPEN: 30, FAILED: 0 }, actions: ['withdraw', 'remind'] });
    const [first, second] = await list(id);
    expect(first).toMatchObject({ number: 1, key: 'K1', people: [{ email: 'p1@example.ch', name: 'Person 1' }] });
    expect(await view(anna, first!.request_id!)).toMatchObject({
      ...{ title: 'Miete =1', status_overall: 'OPEN', custom: 'Sales' },
    });
    expect(await view(anna, second!.request_id!)).toMatchObject({ title: 'Lease of =2' });
    expect((await listMails(world)).filter((mail) => mail.startsWith('invitation'))).toHaveLength(30);
    const kept = await world.services.db.selectFrom('batch_rows').select('content').execute();
    expect(kept.every(({ content }) => content === null)).toBe(true);
  });

  it('sends no row twice when two runs work on it at the same moment', async () => {
    const { id } = await create(rows(20));
    await Promise.all([send(id, 2), send(id, 2), send(id, 2)]);
    expect((await read(id)).states).toMatchObject({ OPEN: 20, WAITING: 0 });
    expect((await listMails(world)).filter((mail) => mail.startsWith('invitation'))).toHaveLength(20);
  });

  it('is sent when every cell is right, else not at all, and says which are wrong', async () => {
    const table = [row(1), ['', 'nobody', 'x'.repeat(101), 'xx', ''], row(1)];
    const refused = await create(table).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      problem: {
        key: 'error.batch.rows_faulty',
        details: {
          count: 6,
          cells: [
            { row: 1, column: 0, fault: 'missing' },
            { row: 1, column: 1, fault: 'email' },
            { row: 1, column: 2, fault: 'too_long' },
            { row: 1, column: 3, fault: 'language' },
            { row: 1, column: 4, fault: 'missing' },
            { row: 2, column: 0, fault: 'twice' },
          ],
        },
      },
    });
    expect(await keyOf(create([row(1)], { columns: columns().slice(0, 4) }))).toBe('error.batch.columns_wrong');
    expect(await keyOf(create([row(1)], { version: 1 }))).toBe('error.template.changed_meanwhile');
    expect(await world.services.db.selectFrom('batches').select('id').execute()).toEqual([]);
  });

  it('skips what was sent under the same key, unless that is wanted', async () => {
    await send((await create(rows(2))).id);
    expect((await create(rows(3))).states).toMatchObject({ SKIPPED: 2, WAITING: 1 });
    expect((await create(rows(2), { is_repeated: true })).states).toMatchObject({ SKIPPED: 0, WAITING: 2 });
  });

  it('is sent once where the same table comes twice at the same moment', async () => {
    const both = await Promise.all([create(rows(2)), create(rows(2))]);
    const states = await Promise.all(both.map(async ({ id }) => (await list(id)).map(({ state }) => state)));
    expect(states.flat().toSorted()).toEqual(['SKIPPED', 'SKIPPED', 'WAITING', 'WAITING']);
  });

  it('keeps its version when the template is changed or deleted', async () => {
    const { id } = await create(rows(2));
    await anna.client.call(endpoints.deleteTemplate, { params: { id: template.id } });
    await cleanUp(world.services);
    await send(id);
    const [first] = await list(id);
    expect((await read(id)).states.OPEN).toBe(2);
    expect((await view(anna, first!.request_id!)).documents).toHaveLength(1);
  });

  it('fails, with the reason, once its author has left, and is then the administrators’', async () => {
    const leaver = await seedPerson(world, 'leo@example.ch', { business: anna.businessId!, role: 'member' });
    await anna.client.call(endpoints.shareTemplate, {
      params: { id: template.id },
      body: { version: template.version, sharing: 'USE' },
    });
    template = await leaver.client.call(endpoints.getTemplate, { params: { id: template.id } });
    const { id } = await create(rows(2), {}, leaver);
    expect(await keyOf(read(id, anna))).toBe('error.not_found');
    await anna.client.call(removeMembers, {
      params: { id: anna.businessId! },
      body: { user_ids: [leaver.id] },
    });
    await send(id);
    expect(await keyOf(read(id, leaver))).toBe('error.not_found');
    expect(await read(id, noemi)).toMatchObject({ owner: null, states: { FAILED: 2 }, actions: [] });
    expect((await list(id, noemi))[0]).toMatchObject({ state: 'FAILED', reason: 'error.batch.owner_left' });
    expect(await keyOf(noemi.client.call(endpoints.retryBatch, { params: { id } }))).toBe('error.batch.owner_only');
  });

  it('sends once more what has failed, and nothing else', async () => {
    const { id } = await create(rows(3));
    await world.services.db
      .updateTable('batch_rows')
      .set({ state: 'FAILED', reason: 'error.internal' })
      .where('number', '=', 2)
      .execute();
    await send(id);
    expect(await read(id)).toMatchObject({ states: { OPEN: 2, FAILED: 1 }, actions: ['retry', 'withdraw', 'remind'] });
    expect((await anna.client.call(endpoints.retryBatch, { params: { id } })).states.WAITING).toBe(1);
    await send(id);
    expect((await read(id)).states).toMatchObject({ OPEN: 3, FAILED: 0 });
  });

  it('does not send once more what another batch has sent since, and does where that was wanted', async () => {
    const failAll = (id: string) =>
      world.services.db
        .updateTable('batch_rows')
        .set({ state: 'FAILED', reason: 'error.internal' })
        .where('batch_id', '=', id)
        .execute();
    const retry = (id: string) => anna.client.call(endpoints.retryBatch, { params: { id } });
    const first = await create(rows(2));
    await failAll(first.id);
    const second = await create([row(2)]);
    await send(second.id);
    expect((await retry(first.id)).states).toMatchObject({ WAITING: 1, SKIPPED: 1, FAILED: 0 });
    await send(first.id);
    const third = await create(rows(2), { is_repeated: true });
    await failAll(third.id);
    expect((await retry(third.id)).states).toMatchObject({ WAITING: 2, SKIPPED: 0 });
    // Whichever of two is tried again first has the row.
    const [one, other] = [await create([row(9)]), await create([row(9)], { is_repeated: true })];
    for (const { id } of [one, other]) await failAll(id);
    expect((await retry(one.id)).states).toMatchObject({ WAITING: 1 });
    expect((await retry(other.id)).states).toMatchObject({ WAITING: 0, SKIPPED: 1 });
  });

  it('waits where the account has written to as many as it may in an hour, and goes on by itself', async () => {
    const { db, now } = world.services;
    const { id } = await create(rows(2));
    const count = accountLimits.batchInvitations - 1;
    await db
      .insertInto('rate_limits')
      .values({ key: `batchInvitations:${anna.id}`, window_start: now(), count })
      .execute();
    await send(id, 1);
    const batch = await read(id);
    expect(batch).toMatchObject({ states: { OPEN: 1, WAITING: 1, FAILED: 0 } });
    world.setClock(batch.paused_until!);
    await send(id, 1);
    expect(await read(id)).toMatchObject({ states: { OPEN: 2, WAITING: 0 }, paused_until: null });
  });

  it('is withdrawn while it runs: what waits is not sent, what is open is withdrawn', async () => {
    const { id } = await create(rows(30));
    await sendBatch(world.services, id, { signal });
    const withdrawn = await anna.client.call(endpoints.withdrawBatch, { params: { id }, body: { message: 'Wrong' } });
    expect(withdrawn).toMatchObject({ act: 'WITHDRAW', states: { CANCELLED: 5, OPEN: 25 }, actions: [] });
    expect(await keyOf(anna.client.call(endpoints.remindBatch, { params: { id } }))).toBe('error.batch.busy');
    await Promise.all([send(id, 1), act(id)]);
    await act(id);
    expect(await read(id)).toMatchObject({ act: null, states: { CANCELLED: 5, WITHDRAWN: 25 }, actions: [] });
  });

  it('reminds everybody, once an hour', async () => {
    const { id } = await create(rows(2));
    await send(id);
    const remind = () => anna.client.call(endpoints.remindBatch, { params: { id } });
    world.setClock(new Date(Date.now() + 2 * 3600_000));
    for (let time = 0; time < 2; time += 1) {
      await remind();
      await act(id);
    }
    expect((await listMails(world)).filter((mail) => mail.startsWith('reminder'))).toHaveLength(2);
  });

  it('gives the signed documents in one archive and what became of each row in one table', async () => {
    const signer = await seedPerson(world, 'p1@example.ch', { firstName: 'Mia', lastName: '=Roth' });
    const { id } = await create(rows(2));
    await send(id);
    const zip = () => anna.client.call(endpoints.downloadBatchZip, { params: { id } });
    expect(await keyOf(zip())).toBe('error.batch.nothing_signed');
    const [first] = await list(id);
    await sign(signer, first!.request_id!);
    const archive = Buffer.from(await (await zip()).arrayBuffer());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    expect(archive.includes('.pdf')).toBe(true);
    const results = await anna.client.call(endpoints.exportBatch, { params: { id } });
    const text = await results.text();
    expect(text).toContain(`"1";"K1";"SIGNED";"";"Mia =Roth <p1@example.ch>";"Miete =1"`);
    expect(text).toContain('"2";"K2";"OPEN"');
  });

  it('goes with its requests, and what was never sent after 90 days', async () => {
    const { id } = await create(rows(3));
    const { db } = world.services;
    await db.updateTable('batch_rows').set({ state: 'FAILED' }).where('number', '=', 3).execute();
    await send(id);
    const [first] = await list(id);
    await anna.client.call(requests.withdrawSignatureRequest, { params: { id: first!.request_id! }, body: {} });
    await anna.client.call(requests.deleteSignatureRequest, { params: { id: first!.request_id! } });
    await db.deleteFrom('signature_requests').where('id', '=', first!.request_id).execute();
    expect(await list(id)).toHaveLength(2);
    expect(await read(id)).toMatchObject({ row_count: 3 });
    world.setClock(new Date(Date.now() + 91 * 24 * 3600_000));
    await cleanUp(world.services);
    expect(await db.selectFrom('batch_rows').select(['number', 'key']).execute()).toEqual([{ number: 2, key: 'K2' }]);
  });
});
