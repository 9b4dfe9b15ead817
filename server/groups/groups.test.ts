import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/groups/index.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { removeMembers } from '@sigillum/api-contracts/members/remove-members.ts';
import * as documents from '@sigillum/api-contracts/documents/index.ts';
import { keyOf, listEvents, listMails, sendRequest, sign, view } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let noemi: SeededPerson;
let luca: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const business = anna.businessId!;
  noemi = await seedPerson(world, 'noemi@example.ch', { business, role: 'member', firstName: 'Noemi' });
  luca = await seedPerson(world, 'luca@example.it', { firstName: 'Luca', lastName: 'Rossi' });
});

const people = (...emails: string[]) => emails.map((email) => ({ email }));
const createGroup = (members = people('noemi@example.ch', 'luca@example.it'), name = 'Board') =>
  anna.client.call(endpoints.createGroup, { body: { name, members } });
const change = (person: SeededPerson, id: string, members: { email: string }[], more: object = {}) =>
  person.client.call(endpoints.updateGroup, { params: { id }, body: { name: 'Board', members, ...more } });
const sendTo = async (more: object = {}) => {
  const group = await createGroup();
  return { group, id: await sendRequest(anna, { signatures: [{ signer_group_id: group.id }], ...more }) };
};

describe('a group of signers', () => {
  it('is made and changed by administrators, chosen by every member, and unknown to others', async () => {
    const group = await createGroup(people('Noemi@example.ch', 'luca@example.it', 'noemi@example.ch'));
    expect(group).toMatchObject({ name: 'Board', member_count: 2 });
    expect(
      await keyOf(noemi.client.call(endpoints.createGroup, { body: { name: 'X', members: people('a@b.ch') } })),
    ).toBe('error.group.admins_only');
    expect(await keyOf(change(noemi, group.id, people('a@b.ch')))).toBe('error.group.admins_only');
    expect(await noemi.client.call(endpoints.listGroups, { query: { search: 'oar' } })).toMatchObject({
      groups: [{ id: group.id, name: 'Board', member_count: 2 }],
      total_items: 1,
    });
    expect(await noemi.client.call(endpoints.listGroups, { query: { search: '%' } })).toMatchObject({
      groups: [],
      total_items: 0,
      count: 1,
    });
    await anna.client.call(endpoints.createGroup, {
      body: { name: 'Buyers', members: [{ email: 'petra@example.ch', name: 'Petra Lüthi' }] },
    });
    for (const [search, names] of [
      ['NOEMI@', ['Board']],
      ['example.it', ['Board']],
      ['petra lüthi', ['Buyers']],
      ['b', ['Board', 'Buyers']],
      ['petra_example', []],
    ] as const) {
      const { groups, total_items } = await noemi.client.call(endpoints.listGroups, { query: { search } });
      expect([groups.map(({ name }) => name), total_items], search).toEqual([names, names.length]);
    }
    expect(await keyOf(luca.client.call(endpoints.listGroups, {}))).toBe('error.not_found');
    const foreign = await seedPerson(world, 'foreign@example.ch', { business: true });
    const params = { id: group.id };
    expect(await keyOf(foreign.client.call(endpoints.getGroup, { params }))).toBe('error.not_found');
    expect(await keyOf(change(foreign, group.id, people('a@b.ch')))).toBe('error.not_found');
    const { members } = await noemi.client.call(endpoints.getGroup, { params, query: { includeMembers: 'true' } });
    expect(members?.map(({ email }) => email)).toEqual(['noemi@example.ch', 'luca@example.it']);
  });

  it('is not changed over the head of another administrator, nor beyond what the plan allows', async () => {
    const { id, version_id } = await createGroup();
    const changed = await change(anna, id, people('luca@example.it'), { version_id });
    expect(changed.version_id).not.toBe(version_id);
    expect(await keyOf(change(anna, id, people('a@b.ch'), { version_id }))).toBe('error.group.changed_meanwhile');
    const settings = JSON.stringify({ signerGroups: { maxGroups: 1, maxParticipants: 1 } });
    await world.services.db.updateTable('businesses').set({ settings }).execute();
    expect(await keyOf(createGroup())).toBe('error.group.too_many');
    expect(await keyOf(change(anna, id, people('a@b.ch', 'c@d.ch')))).toBe('error.group.too_many_members');
  });
});

describe('a group that is deleted', () => {
  const remove = (person: SeededPerson, id: string) => person.client.call(endpoints.deleteGroup, { params: { id } });
  const readUse = async (person: SeededPerson, id: string) =>
    (await person.client.call(endpoints.getGroup, { params: { id }, query: { includeMembers: 'true' } })).use;

  it('leaves drafts, and stays with what was sent: whoever was in it last still signs', async () => {
    const { id, group } = await sendTo({ observers: [{ type: 'GROUP', group_id: (await createGroup()).id }] });
    const body = { title: 'Draft', signatures: [{ signer_group_id: group.id }, { account_email: 'ida@example.ch' }] };
    const draft = await anna.client.call(requests.createSignatureRequest, { body });
    expect(await readUse(anna, group.id)).toEqual({ open_requests: 1, drafts: 1 });
    expect(await readUse(noemi, group.id)).toBeUndefined();
    expect(await keyOf(remove(noemi, group.id))).toBe('error.group.admins_only');
    world.setClock(new Date(Date.now() + 1000));
    await remove(anna, group.id);
    const changed = await view(anna, draft.id);
    expect(changed.signatures).toMatchObject([{ account_email: 'ida@example.ch' }]);
    expect(changed.updated_at).not.toBe(draft.updated_at);
    expect((await view(noemi, id)).viewer.actions).toContain('sign');
    expect(await sign(luca, id)).toMatchObject({ status: 'SIGNED' });
    expect((await view(anna, id)).signatures).toMatchObject([{ signer_group_name: 'Board' }]);
    expect(await keyOf(remove(anna, group.id))).toBe('error.not_found');
    expect(await keyOf(change(anna, group.id, people('a@b.ch')))).toBe('error.not_found');
    const again = { title: 'T', signatures: [{ signer_group_id: group.id }] };
    expect(await keyOf(anna.client.call(requests.createSignatureRequest, { body: again }))).toBe(
      'error.sr.group_not_available',
    );
  });

  it('is deleted once by two administrators at the same moment', async () => {
    const beat = await seedPerson(world, 'beat@example.ch', { business: anna.businessId! });
    const { id } = await createGroup();
    const outcomes = await Promise.all([anna, beat].map((person) => keyOf(remove(person, id))));
    expect(outcomes.toSorted()).toEqual(['error.not_found', 'no problem']);
  });

  it('stands with its other changes among the events of the business', async () => {
    const { id } = await createGroup();
    await change(anna, id, people('noemi@example.ch', 'ida@example.ch'), { name: 'Managers' });
    await remove(anna, id);
    const rows = await world.services.db
      .selectFrom('business_events')
      .select(['name', 'data'])
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      { name: 'GROUP_CREATED', data: { subject: 'Board' } },
      {
        name: 'GROUP_CHANGED',
        data: {
          subject: 'Board',
          changes: {
            name: { from: 'Board', to: 'Managers' },
            members: { from: ['luca@example.it'], to: ['ida@example.ch'] },
          },
        },
      },
      { name: 'GROUP_DELETED', data: { subject: 'Managers' } },
    ]);
  });
});

describe('a group that loses its last person', () => {
  const leave = (...ids: string[]) =>
    anna.client.call(removeMembers, { params: { id: anna.businessId! }, body: { user_ids: ids } });

  it('is told to the administrators and to whoever has sent what waits for it', async () => {
    const mia = await seedPerson(world, 'mia@example.ch', { business: anna.businessId!, role: 'member' });
    const group = await createGroup(people('noemi@example.ch', 'mia@example.ch'));
    const owner = await seedPerson(world, 'owner@example.ch', { business: anna.businessId!, role: 'member' });
    await sendRequest(owner, { title: 'Budget', signatures: [{ signer_group_id: group.id }] });
    await leave(mia.id);
    const told = async () => (await listMails(world)).filter((mail) => mail.startsWith('group-empty'));
    expect(await told()).toEqual([]);
    await leave(noemi.id);
    expect(await told()).toEqual(['group-empty anna@example.ch', 'group-empty owner@example.ch']);
    expect((await readLastMail(world, 'owner@example.ch'))?.text).toContain('Budget');
  });

  it('is told nobody while nothing waits for it', async () => {
    await createGroup(people('noemi@example.ch'));
    await leave(noemi.id);
    expect((await listMails(world)).filter((mail) => mail.startsWith('group-empty'))).toEqual([]);
  });
});

describe('the groups that a person acts for', () => {
  const readInfo = async (person: SeededPerson) => (await person.client.call(getUser, {})).groupInfo;

  it('stand with their versions in what the person reads of the account', async () => {
    const { id, version_id } = await createGroup();
    expect(await readInfo(luca)).toEqual({ groups: [id], groupVersions: [version_id] });
    expect(await readInfo(anna)).toEqual({ groups: [], groupVersions: [] });
    await anna.client.call(endpoints.deleteGroup, { params: { id } });
    expect(await readInfo(luca)).toEqual({ groups: [], groupVersions: [] });
  });
});

describe('a request to a group', () => {
  it('is everybody’s of the group until one has signed; the others see who', async () => {
    const { id, group } = await sendTo();
    expect(await listMails(world)).toEqual(['invitation luca@example.it', 'invitation noemi@example.ch']);
    for (const person of [noemi, luca]) {
      const { viewer, signatures } = await view(person, id);
      expect(viewer.actions).toContain('sign');
      expect(viewer.actions).not.toContain('delegate');
      expect(signatures).toMatchObject([
        { signer_group_id: group.id, signer_group_name: 'Board', account_email: null },
      ]);
      const list = await person.client.call(requests.listSignatureRequests, {});
      expect(list.counts.to_sign).toBe(1);
    }
    expect((await view(anna, id)).signatures[0]?.signer_identity_data).toMatchObject({
      email_address: '',
      first_name: 'Board',
    });
    expect(await sign(luca, id)).toMatchObject({ status: 'SIGNED' });
    const after = await view(noemi, id);
    expect(after.signatures).toMatchObject([
      { signer_group_name: 'Board', signer_identity_data: { first_name: 'Luca', last_name: 'Rossi' } },
    ]);
    expect(after.viewer).toMatchObject({ sid: null, actions: ['delete'] });
    expect(await keyOf(sign(noemi, id))).toBe('error.sign.signed_by_colleague');
    const signed = (await listEvents(world, id)).find(({ name }) => name === 'SIGNED');
    expect(signed).toMatchObject({
      actor: { email: 'luca@example.it' },
      data: { signerGroup: 'Board', signerGroupVersion: group.version_id },
    });
    const answer = await anna.client.call(documents.getSignatureReport, { params: { id }, query: { type: 'JSON' } });
    const { userList } = (await answer.json()) as { userList: { email: string; groupName?: string }[] };
    expect(userList.find(({ email }) => email === 'luca@example.it')?.groupName).toBe('Board');
  });

  it('is signed once, however many sign at the same moment', async () => {
    const { id } = await sendTo();
    const outcomes = await Promise.all([noemi, luca].map((person) => keyOf(sign(person, id))));
    expect(outcomes.filter((key) => key === 'no problem')).toHaveLength(1);
    const names = (await listEvents(world, id)).map(({ name }) => name);
    expect(names.filter((name) => name === 'SIGNED')).toHaveLength(1);
  });

  it('is over for whoever leaves the group between opening and signing, and open for whoever comes', async () => {
    const { id, group } = await sendTo();
    await view(luca, id);
    const ida = await seedPerson(world, 'ida@example.ch');
    await change(anna, group.id, people('noemi@example.ch', 'ida@example.ch'));
    expect(await keyOf(view(luca, id))).toBe('error.not_found');
    expect(await keyOf(sign(luca, id))).toBe('error.not_found');
    expect((await view(ida, id)).viewer.actions).toContain('sign');
    const membership = world.services.db.updateTable('memberships').set({ state: 'removed' });
    await membership.where('user_id', '=', noemi.id).execute();
    expect(await keyOf(sign(noemi, id))).toBe('error.not_found');
    expect(await sign(ida, id)).toMatchObject({ status: 'SIGNED' });
  });

  it('stays with who has signed, also out of the group', async () => {
    const { id, group } = await sendTo();
    await sign(luca, id);
    await change(anna, group.id, people('noemi@example.ch'));
    expect((await view(luca, id)).viewer.sid).not.toBeNull();
  });

  it('leaves the list of whoever does not want to see it', async () => {
    const { id } = await sendTo();
    await luca.client.call(requests.deleteSignatureRequest, { params: { id } });
    expect(await keyOf(view(luca, id))).toBe('error.not_found');
    expect((await view(noemi, id)).viewer.actions).toContain('sign');
  });

  it('names groups in the evidence, and takes no group of another business, nor a group and a person at once', async () => {
    const { id, group } = await sendTo();
    expect((await listEvents(world, id))[0]?.data).toMatchObject({ signerGroupsAdded: ['Board'] });
    const foreign = await seedPerson(world, 'foreign@example.ch', { business: true });
    const body = { title: 'T', signatures: [{ signer_group_id: group.id }] };
    expect(await keyOf(foreign.client.call(requests.createSignatureRequest, { body }))).toBe(
      'error.sr.group_not_available',
    );
    const both = { signer_group_id: group.id, account_email: 'a@example.ch' };
    expect(await keyOf(anna.client.call(requests.addSignature, { params: { id }, body: both }))).toBe(
      'error.validation',
    );
  });

  it('is observed by everybody of a group, who read and do not sign', async () => {
    const group = await createGroup();
    const id = await sendRequest(anna, {
      signatures: [{ account_email: 'ida@example.ch' }],
      observers: [{ type: 'GROUP', group_id: group.id }],
    });
    expect(await listMails(world)).toEqual([
      'invitation ida@example.ch',
      'invitation luca@example.it',
      'invitation noemi@example.ch',
    ]);
    const seen = await view(luca, id);
    expect(seen.viewer).toEqual({ role: 'observer', sid: null, actions: ['delete'] });
    expect(seen.observers).toMatchObject([
      { type: 'GROUP', group_info: { id: group.id, name: 'Board', version_id: group.version_id } },
    ]);
    const twice = { type: 'GROUP' as const, group_id: group.id };
    expect(await keyOf(anna.client.call(requests.addObserver, { params: { id }, body: twice }))).toBe(
      'error.sr.observer_exists',
    );
  });
});
