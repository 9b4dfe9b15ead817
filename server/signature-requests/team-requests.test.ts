import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import type { TeamFilter } from '@sigillum/api-contracts/signature-requests/team-schemas.ts';
import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import { createTemplate } from '@sigillum/api-contracts/templates/create-template.ts';
import { draftFromTemplate } from '@sigillum/api-contracts/templates/draft-from-template.ts';
import { leaveBusiness } from '@sigillum/api-contracts/members/leave-business.ts';
import { beforeEach, describe, expect } from 'vitest';
import { createDraft, keyOf, listEvents, listMails, sendRequest, view } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let carl: SeededPerson;
let dora: SeededPerson;
let eve: SeededPerson;
let id: string;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  carl = await seedPerson(world, 'carl@example.ch', { business: anna.businessId!, role: 'member' });
  dora = await seedPerson(world, 'dora@example.ch', { business: anna.businessId!, role: 'member' });
  eve = await seedPerson(world, 'eve@example.ch', { business: true });
  id = await sendRequest(anna, {
    title: 'Lease',
    signatures: [{ account_email: 'beat@example.ch' }],
    team_inbox: true,
  });
});

const list = ({ client }: SeededPerson, filter: TeamFilter = 'ALL') =>
  client.call(endpoints.listTeamRequests, { query: { filter } });
const titles = async (person: SeededPerson, filter: TeamFilter) =>
  (await list(person, filter)).requests.map(({ title }) => title);
const assign = ({ client }: SeededPerson, email: string | null, before: string | null = null, of = id) =>
  client.call(endpoints.assignTeamRequest, { params: { id: of }, body: { email, before } });
const share = ({ client }: SeededPerson, team_inbox: boolean, of = id) =>
  client.call(endpoints.updateSignatureRequest, { params: { id: of }, body: { team_inbox } });
const open = ({ client }: SeededPerson, of = id) => client.call(endpoints.getSignatureRequest, { params: { id: of } });
const names = async () => (await listEvents(world, id)).map(({ name }) => name);

describe('the inbox of a team', () => {
  it('lists what was sent and is not done, without what it says, to everybody of the organisation alone', async () => {
    const draft = await createDraft(anna, { title: 'Draft', team_inbox: true });
    await sendRequest(anna, { title: 'Own', signatures: [{ account_email: 'beat@example.ch' }] });
    expect(await list(carl)).toMatchObject({
      requests: [
        {
          ...{ id, title: 'Lease', status_overall: 'OPEN', signed: 0, signatures: 1 },
          ...{ assignee: null, is_mine: false, is_open_to_me: false },
        },
      ],
      counts: { UNASSIGNED: 1, MINE: 0, ALL: 1 },
    });
    expect(await keyOf(open(carl))).toBe('error.not_found');
    expect((await list(eve)).requests).toEqual([]);
    expect(await keyOf(list(await seedPerson(world, 'fritz@example.ch')))).toBe('error.not_found');
    expect(await view(anna, draft)).toMatchObject({ team_inbox: true, assignee: null });
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id }, body: {} });
    expect((await list(carl)).counts.ALL).toBe(0);
    expect(await keyOf(assign(carl, 'carl@example.ch'))).toBe('error.not_found');
  });

  it('lets anybody take a request, who may write until it is given back; all of it is in the chain', async () => {
    expect(await assign(carl, 'carl@example.ch')).toMatchObject({ is_mine: true, is_open_to_me: true });
    expect((await open(carl)).viewer.role).toBe('writer');
    expect(await open(carl)).toMatchObject({ team_inbox: true, assignee: { email: 'carl@example.ch' } });
    expect((await listMails(world)).filter((mail) => mail.startsWith('assigned'))).toEqual([]);
    expect([await titles(carl, 'MINE'), await titles(dora, 'MINE'), await titles(dora, 'UNASSIGNED')]).toEqual([
      ['Lease'],
      [],
      [],
    ]);
    await assign(carl, null, 'carl@example.ch');
    expect(await keyOf(open(carl))).toBe('error.not_found');
    expect(await names()).toEqual(expect.arrayContaining(['TEAM_ENTERED', 'ASSIGNED', 'ASSIGNMENT_ENDED']));
    const { events } = await anna.client.call(endpoints.getSignatureRequestEvents, { params: { id } });
    expect(events.find(({ name }) => name === 'ASSIGNED')).toMatchObject({ people: ['carl@example.ch'] });
  });

  it('tells a colleague to whom it is assigned; another one takes it over, and loses it when it leaves the inbox', async () => {
    await assign(carl, 'dora@example.ch');
    expect((await readLastMail(world, 'dora@example.ch'))!.text).toContain('Lease');
    expect(await listMails(world)).toContain('assigned dora@example.ch');
    expect((await open(dora)).viewer.role).toBe('writer');
    await assign(carl, 'carl@example.ch', 'dora@example.ch');
    expect(await keyOf(open(dora))).toBe('error.not_found');
    await share(carl, false);
    expect(await keyOf(open(carl))).toBe('error.not_found');
    expect((await list(carl)).counts.ALL).toBe(0);
    expect((await names()).slice(-2)).toEqual(['ASSIGNMENT_ENDED', 'TEAM_LEFT']);
    // Twice is once.
    await share(anna, false);
    expect((await names()).at(-1)).toBe('TEAM_LEFT');
  });

  it('is given to one of two who take it at once', async () => {
    const outcomes = await Promise.all([
      keyOf(assign(carl, 'carl@example.ch')),
      keyOf(assign(dora, 'dora@example.ch')),
    ]);
    expect(outcomes.toSorted()).toEqual(['error.sr.changed_meanwhile', 'no problem']);
    expect((await names()).filter((name) => name === 'ASSIGNED')).toHaveLength(1);
  });

  it('is assigned to people of the organisation alone', async () => {
    for (const email of ['eve@example.ch', 'beat@example.ch', 'nobody@example.ch'])
      expect(await keyOf(assign(carl, email))).toBe('error.sr.not_a_colleague');
    expect(await keyOf(assign(eve, 'eve@example.ch'))).toBe('error.not_found');
    expect(await keyOf(share(carl, false))).toBe('error.not_found');
    const single = await seedPerson(world, 'solo@example.ch');
    expect((await list(carl)).counts).toEqual({ UNASSIGNED: 1, MINE: 0, ALL: 1 });
    expect(await keyOf(assign(single, 'solo@example.ch'))).toBe('error.not_found');
  });

  it('keeps what the assignee may by name, and ends with the membership', async () => {
    const named = await sendRequest(anna, {
      title: 'Offer',
      signatures: [{ account_email: 'beat@example.ch' }],
      write_access: ['carl@example.ch'],
      team_inbox: true,
    });
    await assign(carl, 'carl@example.ch', null, named);
    await assign(carl, null, 'carl@example.ch', named);
    expect((await open(carl, named)).viewer.role).toBe('writer');

    await assign(carl, 'carl@example.ch');
    await carl.client.call(leaveBusiness, { params: { id: anna.businessId! } });
    expect(await keyOf(open(carl))).toBe('error.not_found');
    expect(await titles(dora, 'UNASSIGNED')).toEqual(['Offer', 'Lease']);
    expect((await names()).at(-1)).toBe('ASSIGNMENT_ENDED');
  });

  it('is left by who is taken off the list of who may write', async () => {
    await assign(carl, 'carl@example.ch');
    await anna.client.call(endpoints.updateSignatureRequest, { params: { id }, body: { write_access: [] } });
    expect(await keyOf(open(carl))).toBe('error.not_found');
    expect(await titles(dora, 'UNASSIGNED')).toEqual(['Lease']);
  });

  it('is where requests begin when the organisation has settled so, or the template says so', async () => {
    const read = async (of: string) => (await view(anna, of)).team_inbox;
    expect(await read(await createDraft(anna))).toBe(false);
    const { id: templateId, roles } = await anna.client.call(createTemplate, {
      body: { signature_request_id: id, name: 'Lease' },
    });
    const use = async () => {
      const people = [{ role_id: roles[0]!.id, email: 'petra@example.ch' }];
      const draft = await anna.client.call(draftFromTemplate, { params: { id: templateId }, body: { people } });
      return read(draft.id);
    };
    expect(await use()).toBe(true);
    const settle = (enabled: boolean) =>
      anna.client.call(updateSettings, {
        params: { id: anna.businessId! },
        body: { settings: { signatureRequests: { teamInbox: { enabled } } } },
      });
    await settle(true);
    expect(await read(await createDraft(anna))).toBe(true);
    expect(await read(await createDraft(anna, { team_inbox: false }))).toBe(false);
  });

  it('goes on with a corrected version, which nobody has taken yet', async () => {
    await assign(carl, 'carl@example.ch');
    const draft = await anna.client.call(endpoints.correctSignatureRequest, {
      params: { id },
      body: { message: 'Rent' },
    });
    expect(await view(anna, draft.id)).toMatchObject({
      team_inbox: true,
      assignee: null,
      write_access: ['anna@example.ch'],
    });
  });
});
