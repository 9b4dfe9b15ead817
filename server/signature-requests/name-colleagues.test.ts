import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { beforeEach, describe, expect } from 'vitest';
import { createDraft, keyOf, sendRequest, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let [anna, ben, eve]: SeededPerson[] = [];

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  ben = await seedPerson(world, 'ben@example.ch');
  eve = await seedPerson(world, 'eve@example.ch', { business: true });
  await joinBusinessOf(anna, ben);
});

async function joinBusinessOf(owner: SeededPerson, person: SeededPerson): Promise<void> {
  const { db, now } = world.services;
  const own = await db
    .selectFrom('memberships')
    .select('business_id')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('memberships')
    .values({
      ...{ id: crypto.randomUUID(), business_id: own.business_id, user_id: person.id, email: person.email },
      ...{ role: 'member', state: 'accepted', accepted_at: now() },
    })
    .execute();
}

const leave = (person: SeededPerson) =>
  world.services.db
    .updateTable('memberships')
    .set({ state: 'removed', removed_at: world.services.now() })
    .where('user_id', '=', person.id)
    .execute();
const send = (body: object) => sendRequest(anna!, { signatures: [visitor('luca@example.it')], ...body });
const change = (id: string, body: object) =>
  anna!.client.call(endpoints.updateSignatureRequest, { params: { id }, body });

describe('a colleague who was named', () => {
  it('to read sees a request once it was sent, changes nothing, and is told then', async () => {
    const draft = await createDraft(anna!, { read_access: ['Ben@example.ch'] });
    expect((await view(anna!, draft)).read_access).toEqual(['anna@example.ch', 'ben@example.ch']);
    expect(await keyOf(view(ben!, draft))).toBe('error.not_found');
    const id = await send({ read_access: ['ben@example.ch'] });
    expect(await view(ben!, id)).toMatchObject({ viewer: { role: 'observer', actions: ['delete'] } });
    expect(await listMails()).toEqual([
      ['luca@example.it', 'Le chiede di firmare'],
      ['ben@example.ch', 'lässt Sie mitverfolgen'],
    ]);
  });

  it('to write sees the draft, changes and sends it, and is told as a writer', async () => {
    const id = await createDraft(anna!, { signatures: [visitor('luca@example.it')], write_access: ['ben@example.ch'] });
    expect(await view(ben!, id)).toMatchObject({
      write_access: ['anna@example.ch', 'ben@example.ch'],
      viewer: { role: 'writer' },
    });
    await ben!.client.call(endpoints.updateSignatureRequest, { params: { id }, body: { title: 'Lease 2' } });
    expect(await ben!.client.call(endpoints.initiateSignatureRequest, { params: { id } })).toMatchObject({
      title: 'Lease 2',
      status_overall: 'OPEN',
    });
    const page = await ben!.client.call(endpoints.listSignatureRequests, { query: {} });
    expect(page.signature_requests.map((row) => row.id)).toEqual([id]);
  });

  it('loses access with the organisation, and gets it back with it', async () => {
    const id = await send({ write_access: ['ben@example.ch'] });
    await leave(ben!);
    expect(await keyOf(view(ben!, id))).toBe('error.not_found');
    await world.services.db
      .updateTable('memberships')
      .set({ state: 'accepted' })
      .where('user_id', '=', ben!.id)
      .execute();
    expect(await view(ben!, id)).toMatchObject({ viewer: { role: 'writer' } });
  });

  it('is replaced by the next list, and stays where no list comes', async () => {
    const id = await createDraft(anna!, { read_access: ['ben@example.ch'], write_access: ['ben@example.ch'] });
    expect((await change(id, { title: 'Other' })).write_access).toEqual(['anna@example.ch', 'ben@example.ch']);
    expect((await change(id, { write_access: [] })).write_access).toEqual(['anna@example.ch']);
    expect(await keyOf(view(ben!, id))).toBe('error.not_found');
  });

  it('may be named again as the answer says it, with everybody who has access anyway', async () => {
    const id = await createDraft(anna!, {
      signatures: [visitor('luca@example.it')],
      observers: [{ email: 'archive@example.ch' }],
      read_access: ['ben@example.ch'],
    });
    const { read_access, write_access } = await view(anna!, id);
    const all = [...read_access, 'luca@example.it', 'archive@example.ch'];
    expect((await change(id, { read_access: all, write_access })).read_access).toEqual(read_access);
  });
});

describe('of a request that was sent', () => {
  it('colleagues are named, changed over and left out, each told, in the trail and by mail', async () => {
    const id = await send({});
    await forgetMails();
    expect((await change(id, { read_access: ['ben@example.ch'] })).read_access).toContain('ben@example.ch');
    expect(await view(ben!, id)).toMatchObject({ viewer: { role: 'observer' } });
    await change(id, { read_access: [], write_access: ['ben@example.ch'] });
    expect(await view(ben!, id)).toMatchObject({ viewer: { role: 'writer' } });
    // What says the same again changes nothing.
    await change(id, { write_access: ['ben@example.ch'] });
    await change(id, { write_access: [] });
    expect(await keyOf(view(ben!, id))).toBe('error.not_found');
    expect(await listMails()).toEqual([
      ['ben@example.ch', 'lässt Sie mitverfolgen'],
      ['ben@example.ch', 'lässt Sie bearbeiten'],
      ['ben@example.ch', 'Nicht mehr an Sie gerichtet'],
    ]);
    expect(await listNamings(id)).toEqual([
      ['READERS_ADDED', ['ben@example.ch']],
      ['WRITERS_ADDED', ['ben@example.ch']],
      ['READERS_REMOVED', ['ben@example.ch']],
      ['WRITERS_REMOVED', ['ben@example.ch']],
    ]);
  });

  it('a writer names others, and is not told of the own acts', async () => {
    const id = await send({ write_access: ['ben@example.ch'] });
    const carla = await seedPerson(world, 'carla@example.ch');
    await joinBusinessOf(anna!, carla);
    await forgetMails();
    const body = { write_access: ['ben@example.ch', 'carla@example.ch'] };
    await ben!.client.call(endpoints.updateSignatureRequest, { params: { id }, body });
    await ben!.client.call(endpoints.updateSignatureRequest, {
      params: { id },
      body: { write_access: ['carla@example.ch'] },
    });
    expect(await view(ben!, id)).toMatchObject({ viewer: { role: 'writer' } });
    expect(await listMails()).toEqual([['carla@example.ch', 'lässt Sie bearbeiten']]);
  });

  it('who reads it stays a matter of who manages it, also after its end', async () => {
    const id = await send({ read_access: ['ben@example.ch'] });
    const body = { read_access: [] };
    expect(await keyOf(ben!.client.call(endpoints.updateSignatureRequest, { params: { id }, body }))).toBe(
      'error.not_found',
    );
    await anna!.client.call(endpoints.withdrawSignatureRequest, { params: { id }, body: {} });
    await forgetMails();
    expect((await change(id, body)).read_access).not.toContain('ben@example.ch');
    expect(await listMails()).toEqual([]);
  });

  it('what is for drafts alone is refused together with it, and nothing is changed', async () => {
    const id = await send({});
    expect(await keyOf(change(id, { read_access: ['ben@example.ch'], title: 'Other' }))).toBe('error.sr.not_draft');
    expect((await view(anna!, id)).read_access).not.toContain('ben@example.ch');
  });
});

describe('of a draft', () => {
  it('who may write is told at once, and not again when it is sent', async () => {
    const id = await createDraft(anna!, { signatures: [visitor('luca@example.it')] });
    await change(id, { write_access: ['ben@example.ch'] });
    expect(await listMails()).toEqual([['ben@example.ch', 'lässt Sie bearbeiten']]);
    await anna!.client.call(endpoints.initiateSignatureRequest, { params: { id } });
    expect((await listMails()).map(([to]) => to)).toEqual(['ben@example.ch', 'luca@example.it']);
  });
});

const forgetMails = () => world.services.db.deleteFrom('mails').execute();
async function listMails() {
  const mails = await world.services.db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('id').execute();
  return mails.map(({ to_address, subject }) => [to_address, subject.replace(/^\S+ \S+ (?=l|L)|: .*$/g, '')]);
}
async function listNamings(id: string) {
  const { events } = await anna!.client.call(endpoints.getSignatureRequestEvents, { params: { id } });
  return events.filter(({ name }) => /READERS|WRITERS/.test(name)).map(({ name, people }) => [name, people]);
}

describe('nobody else', () => {
  it.each([
    ['a stranger with an account', 'eve@example.ch'],
    ['somebody without account', 'nobody@example.ch'],
  ])('can be named: %s', async (_, email) => {
    for (const field of ['read_access', 'write_access'])
      expect(
        await keyOf(
          anna!.client.call(endpoints.createSignatureRequest, { body: { title: 'Lease', [field]: [email] } }),
        ),
      ).toBe('error.sr.not_a_colleague');
    expect(await world.services.db.selectFrom('signature_requests').select('id').execute()).toEqual([]);
  });

  it('of another organisation reads what a colleague was named for', async () => {
    const id = await send({ read_access: ['ben@example.ch'] });
    expect(await keyOf(view(eve!, id))).toBe('error.not_found');
  });
});

describe('the demand for evidence of an identification', () => {
  it('is kept and answered', async () => {
    const id = await send({ signatures: [visitor('luca@example.it'), visitorWithEvidence('mia@example.it')] });
    const { signatures } = await view(anna!, id);
    expect(signatures.map(({ signer_identity_data: data }) => data.identification_require_evidence)).toEqual([
      false,
      true,
    ]);
  });
});

const visitorWithEvidence = (email: string) => ({
  signer_identity_data: { email_address: email, identification_require_evidence: true },
});
