import { beforeEach, describe, expect } from 'vitest';
import { randomUUID } from 'node:crypto';
import { createGroup, deleteGroup } from '@sigillum/api-contracts/groups/index.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as endpoints from '@sigillum/api-contracts/templates/index.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { createDraft, keyOf, view } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { sendBatch } from './send-batch.ts';

let anna: SeededPerson;
let groupId: string;

const quorum = { name: 'Board of Luca Rossi', needed: 2 };
const board = ['luca', 'mia', 'beat'].map((name) => `${name}@example.it`);

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const members = [{ email: 'petra@example.ch', name: 'Petra' }];
  groupId = (await anna.client.call(createGroup, { body: { name: 'Legal', members } })).id;
});

const position = (y: number) => ({ page: '0', x: 72, y, width: 180, height: 60, rotation: 0 as const });

/** Kept of a request that two of three and any one of a group sign, each at a place. */
async function keep(): Promise<Template> {
  const id = await createDraft(anna, { title: 'Minutes' });
  const { documents } = await view(anna, id);
  const mark = (y: number) => [{ document_id: documents[0]!.id, visual_signature: { position: position(y) } }];
  for (const [index, email] of board.entries()) {
    const person = { email_address: email, first_name: 'Luca', last_name: 'Rossi' };
    const signer = { signer_identity_data: person, quorum, document_signatures: mark(100 + 100 * index) };
    await anna.client.call(requests.addSignature, { params: { id }, body: signer });
  }
  const group = { signer_group_id: groupId, document_signatures: mark(500) };
  await anna.client.call(requests.addSignature, { params: { id }, body: group });
  return anna.client.call(endpoints.createTemplate, { body: { signature_request_id: id, name: 'Minutes' } });
}

const read = ({ id }: Template) => anna.client.call(endpoints.getTemplate, { params: { id } });
const use = ({ id, roles }: Template, named: Record<number, string>) =>
  anna.client.call(endpoints.draftFromTemplate, {
    params: { id },
    body: { people: Object.entries(named).map(([index, email]) => ({ role_id: roles[Number(index)]!.id, email })) },
  });

describe('a template of a request with groups', () => {
  it('keeps of whom how many sign and which group does, and names nobody', async () => {
    const { roles, places } = await keep();
    const some = { kind: 'SIGNER', name: '', quorum: { name: 'Board of …', needed: 2 } };
    expect(roles).toMatchObject([some, some, some, { name: 'Legal', signer_group_id: groupId }]);
    expect(places.map(({ role_id }) => role_id)).toEqual(roles.map(({ id }) => id));
    const rows = await world.services.db.selectFrom('templates').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/luca|rossi|mia@|petra/i);
  });

  it('makes the same groups when it is used', async () => {
    const { signatures } = await use(await keep(), { 0: 'a@example.ch', 1: 'b@example.ch', 2: 'c@example.ch' });
    const some = { quorum: { name: 'Board of …', needed: 2 } };
    expect(signatures).toMatchObject([
      { account_email: 'a@example.ch', ...some },
      { account_email: 'b@example.ch', ...some },
      { account_email: 'c@example.ch', ...some },
      { account_email: null, signer_group_id: groupId, signer_group_name: 'Legal' },
    ]);
    expect(signatures.map((one) => one.document_signatures[0]!.visual_signature)).toMatchObject(
      [100, 200, 300, 500].map((y) => ({ position: position(y) })),
    );
  });

  it('is used with as many of a quorum as have to sign, and with fewer not', async () => {
    const template = await keep();
    const { signatures } = await use(template, { 0: 'a@example.ch', 2: 'c@example.ch' });
    expect(signatures.map((one) => one.account_email)).toEqual(['a@example.ch', 'c@example.ch', null]);
    expect(await keyOf(use(template, { 1: 'b@example.ch' }))).toBe('error.template.people_missing');
    expect(await keyOf(use(template, {}))).toBe('error.template.people_missing');
  });

  it('takes somebody in place of the group, and asks for one once the group is gone', async () => {
    const template = await keep();
    const named = { 0: 'a@example.ch', 1: 'b@example.ch' };
    const { signatures } = await use(template, { ...named, 3: 'petra@example.ch' });
    expect(signatures.at(-1)).toMatchObject({ account_email: 'petra@example.ch', signer_group_id: null });
    await anna.client.call(deleteGroup, { params: { id: groupId } });
    const later = await read(template);
    expect(later.roles[3]).not.toHaveProperty('signer_group_id');
    expect(await keyOf(use(later, named))).toBe('error.template.people_missing');
    expect(await keyOf(use(later, { ...named, 3: 'petra@example.ch' }))).toBe('no problem');
  });

  it('knows no group of another organisation', async () => {
    const foreign = await seedPerson(world, 'foreign@example.ch', { business: true });
    const members = [{ email: 'eve@example.ch', name: 'Eve' }];
    const other = await foreign.client.call(createGroup, { body: { name: 'Theirs', members } });
    const template = await keep();
    for (const signer_group_id of [other.id, randomUUID()]) {
      const { content } = await world.services.db
        .selectFrom('templates')
        .select('content')
        .where('id', '=', template.id)
        .executeTakeFirstOrThrow();
      const roles = content.roles.map((role, index) => (index === 3 ? { ...role, signer_group_id } : role));
      await world.services.db
        .updateTable('templates')
        .set({ content: JSON.stringify({ ...content, roles }) })
        .execute();
      expect((await read(template)).roles[3]).not.toHaveProperty('signer_group_id');
      expect(await keyOf(use(template, { 0: 'a@example.ch', 1: 'b@example.ch' }))).toBe(
        'error.template.people_missing',
      );
    }
  });

  it('is sent to many without a column for the group, which signs each request', async () => {
    const { id, version, roles } = await keep();
    const columns = roles.slice(0, 2).map(({ id: role_id }) => ({ kind: 'email' as const, role_id }));
    const make = (some: typeof columns) =>
      anna.client.call(endpoints.createBatch, {
        params: { id },
        body: { version, name: 'Minutes', columns: some, rows: [some.map((_, at) => `row-${at}@example.ch`)] },
      });
    expect(await keyOf(make(columns.slice(1)))).toBe('error.batch.columns_wrong');
    const batch = await make(columns);
    const { signal } = new AbortController();
    for (let run = 0; run < 3; run += 1) await sendBatch(world.services, batch.id, { signal });
    const { rows } = await anna.client.call(endpoints.listBatchRows, { params: { id: batch.id }, query: {} });
    expect(rows).toMatchObject([{ state: 'OPEN' }]);
    const { signatures } = await view(anna, rows[0]!.request_id!);
    expect(signatures.map(({ signer_group_id: group }) => group)).toEqual([null, null, groupId]);
  });
});
