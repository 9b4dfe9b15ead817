import { beforeEach, describe, expect } from 'vitest';
import { removeMembers } from '@sigillum/api-contracts/members/remove-members.ts';
import * as endpoints from '@sigillum/api-contracts/templates/index.ts';
import type { Template, TemplateColleague } from '@sigillum/api-contracts/templates/schemas.ts';
import { insertMembership } from '../business/business-repository.ts';
import { createDraft, keyOf, view } from '../testing/journeys.ts';
import { seedProgram } from '../testing/program.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let ben: SeededPerson;
let noemi: SeededPerson;
let admin: SeededPerson;
let foreign: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true, firstName: 'Anna', lastName: 'Keller' });
  const join = (email: string, role: 'admin' | 'member') =>
    seedPerson(world, email, { business: anna.businessId!, role, firstName: 'Karl', lastName: 'Frei' });
  ben = await join('ben@example.ch', 'member');
  noemi = await join('noemi@example.ch', 'member');
  admin = await join('admin@example.ch', 'admin');
  foreign = await seedPerson(world, 'foreign@example.ch', { business: true });
});

async function save(person: SeededPerson, name = 'Lease'): Promise<Template> {
  const body = { signature_request_id: await createDraft(person, { title: 'Lease' }), name };
  return person.client.call(endpoints.createTemplate, { body });
}
const read = (person: SeededPerson, { id }: Template) => person.client.call(endpoints.getTemplate, { params: { id } });
const use = (person: SeededPerson, { id }: Template) =>
  person.client.call(endpoints.draftFromTemplate, { params: { id }, body: { people: [] } });
const share = (
  person: SeededPerson,
  { id, version }: Template,
  colleagues: TemplateColleague[] | undefined,
  sharing: 'NONE' | 'USE' = 'NONE',
) => person.client.call(endpoints.shareTemplate, { params: { id }, body: { version, sharing, colleagues } });
const list = (person: SeededPerson, query: object = {}) => person.client.call(endpoints.listTemplates, { query });
/** What only who may change it is let do. */
const restore = (person: SeededPerson, { id, version }: Template) =>
  person.client.call(endpoints.restoreTemplateVersion, { params: { id, number: 1 }, body: { version } });
const leave = (person: SeededPerson) =>
  admin.client.call(removeMembers, { params: { id: anna.businessId! }, body: { user_ids: [person.id] } });

const toUse = { email: 'ben@example.ch', sharing: 'USE' } as const;
const toEdit = { email: 'noemi@example.ch', sharing: 'EDIT' } as const;

describe('a template for single colleagues', () => {
  it('is used by one, changed by another, and absent for everybody else', async () => {
    const shared = await share(anna, await save(anna), [toUse, { ...toEdit, email: 'Noemi@Example.ch' }]);
    expect(shared).toMatchObject({ sharing: 'NONE', colleagues: [toEdit, toUse], colleague_count: 2, own_share: null });
    expect(await read(ben, shared)).toMatchObject({
      ...{ actions: ['use'], own_share: { sharing: 'USE', by: 'Anna Keller' } },
      ...{ colleagues: [], colleague_count: 0 },
    });
    expect(await keyOf(use(ben, shared))).toBe('no problem');
    expect(await keyOf(restore(ben, shared))).toBe('error.template.edit_not_allowed');
    expect((await read(noemi, shared)).actions).toEqual(['use', 'edit']);
    expect(await keyOf(restore(noemi, shared))).toBe('no problem');
    for (const person of [ben, noemi]) {
      expect(await keyOf(share(person, shared, []))).toBe('error.template.owner_only');
      const remove = person.client.call(endpoints.deleteTemplate, { params: { id: shared.id } });
      expect(await keyOf(remove)).toBe('error.template.owner_only');
    }
    for (const person of [admin, foreign]) {
      expect(await keyOf(read(person, shared))).toBe('error.not_found');
      expect(await keyOf(use(person, shared))).toBe('error.not_found');
      expect(await keyOf(share(person, shared, []))).toBe('error.not_found');
      expect((await list(person)).templates).toEqual([]);
    }
  });

  it('is taken back from one without the others, and changes from use to edit', async () => {
    const shared = await share(anna, await save(anna), [toUse, toEdit]);
    const less = await share(anna, shared, [{ ...toUse, sharing: 'EDIT' }]);
    expect(less.colleagues).toEqual([{ ...toUse, sharing: 'EDIT' }]);
    expect(await keyOf(read(noemi, shared))).toBe('error.not_found');
    expect((await read(ben, shared)).actions).toEqual(['use', 'edit']);
    const all = await share(anna, less, undefined, 'USE');
    expect(all).toMatchObject({ sharing: 'USE', colleagues: less.colleagues });
    expect((await read(noemi, shared)).actions).toEqual(['use']);
    expect((await read(ben, shared)).actions).toEqual(['use', 'edit']);
    const same = await share(anna, all, all.colleagues, 'USE');
    expect(same.version).toBe(all.version);
    const { versions } = await anna.client.call(endpoints.listTemplateVersions, { params: { id: all.id } });
    expect(versions.map(({ changes }) => changes)).toEqual([['SHARING'], ['SHARING'], ['SHARING'], ['CREATED']]);
    expect(await keyOf(share(anna, shared, []))).toBe('error.template.changed_meanwhile');
  });

  it('takes no outsider, whether that person has an account or not, nobody twice, and passes its maker over', async () => {
    const template = await save(anna);
    for (const email of ['foreign@example.ch', 'nobody@example.ch'])
      expect(await keyOf(share(anna, template, [toUse, { ...toEdit, email }]))).toBe('error.sr.not_a_colleague');
    expect(await keyOf(share(anna, template, [toUse, { ...toUse, sharing: 'EDIT' }]))).toBe('error.validation');
    expect((await read(anna, template)).colleagues).toEqual([]);
    expect((await share(anna, template, [{ email: 'anna@example.ch', sharing: 'USE' }])).version).toBe(1);
  });

  it('is listed with by whom, found by its name, and alone where only what others share is asked for', async () => {
    await save(ben, 'My own lease');
    const shared = await share(anna, await save(anna), [toUse]);
    await share(noemi, await save(noemi, 'Offer'), undefined, 'USE');
    const names = async (query: object) => (await list(ben, query)).templates.map(({ name }) => name);
    expect(await names({})).toEqual(['Offer', 'Lease', 'My own lease']);
    expect(await names({ shared_with: 'ME' })).toEqual(['Offer', 'Lease']);
    expect(await list(ben, { shared_with: 'ME', search: 'lease' })).toMatchObject({
      total_items: 1,
      templates: [{ id: shared.id, own_share: { sharing: 'USE', by: 'Anna Keller' }, colleague_count: 0 }],
    });
    expect((await list(anna, { search: 'lease' })).templates[0]).toMatchObject({ own_share: null, colleague_count: 1 });
    expect(await list(anna, { shared_with: 'ME' })).toMatchObject({ total_items: 1 });
  });

  it('is lost by whoever leaves, also for when that person joins again', async () => {
    const shared = await share(anna, await save(anna), [toUse, toEdit]);
    await leave(ben);
    expect(await keyOf(read(ben, shared))).toBe('error.not_found');
    expect((await read(anna, shared)).colleagues).toEqual([toEdit]);
    const { db, now } = world.services;
    await db.deleteFrom('memberships').where('user_id', '=', ben.id).execute();
    const membership = { businessId: anna.businessId!, userId: ben.id, email: ben.email, role: 'member' as const };
    await insertMembership(db, membership, now());
    expect(await keyOf(read(ben, shared))).toBe('error.not_found');
    expect((await list(ben)).templates).toEqual([]);
  });

  it('stays theirs when its maker leaves, and an administrator shares it from then on', async () => {
    const shared = await share(noemi, await save(noemi), [toUse]);
    expect(await keyOf(read(admin, shared))).toBe('error.not_found');
    await leave(noemi);
    expect(await read(ben, shared)).toMatchObject({
      ...{ owner: null, own_share: { sharing: 'USE', by: null }, actions: ['use'] },
    });
    expect(await keyOf(use(ben, shared))).toBe('no problem');
    const passedOn = await read(admin, shared);
    expect(passedOn).toMatchObject({ actions: ['use', 'edit', 'share', 'delete'], colleagues: [toUse] });
    await share(admin, passedOn, [{ ...toUse, sharing: 'EDIT' }]);
    expect((await read(ben, shared)).own_share?.by).toBe('Karl Frei');
  });

  it('gives a named administrator no more than is said', async () => {
    const shared = await share(noemi, await save(noemi), [{ email: admin.email, sharing: 'USE' }]);
    expect((await read(admin, shared)).actions).toEqual(['use']);
  });

  it('is absent for programs, which see what everybody has', async () => {
    const program = await seedProgram(world, anna);
    const shared = await share(anna, await save(anna), [toUse]);
    expect((await program.ask('GET v3/templates')).body).toEqual([]);
    expect((await program.ask(`GET v3/templates/${shared.id}`)).status).toBe(404);
    expect((await program.ask(`POST v3/templates/${shared.id}/signature-requests`, { people: [] })).status).toBe(404);
    await share(anna, shared, undefined, 'USE');
    expect((await program.ask('GET v3/templates')).body).toMatchObject([{ id: shared.id }]);
  });

  it('leaves what was made of it to who made it, once it is taken back', async () => {
    const shared = await share(anna, await save(anna), [toUse]);
    const { id } = await use(ben, shared);
    await share(anna, shared, []);
    expect(await keyOf(use(ben, shared))).toBe('error.not_found');
    expect((await view(ben, id)).status_overall).toBe('DRAFT');
  });
});
