import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import { sendRequest, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { keepList } from './keep-list.ts';
import { noteRefusedMail } from './note-refused-mail.ts';
import { remindBySchedule } from './remind-by-schedule.ts';

const luca = visitor('luca@example.it');
let anna: SeededPerson;
let carl: SeededPerson;
let beat: SeededPerson;

beforeEach(async () => {
  // A Friday.
  world.setClock('2026-11-20T09:00:00.000Z');
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  carl = await seedPerson(world, 'carl@example.ch', { business: anna.businessId!, role: 'member' });
  beat = await seedPerson(world, 'beat@example.ch');
});

const list = async ({ client }: SeededPerson) => client.call(endpoints.listAtRisk, {});
const tell = async (person: SeededPerson) =>
  (await list(person)).requests.map(({ title, reasons }) => `${title}: ${reasons.join(' ')}`);

/** Reads what is told before and after the lists are kept; both say the same. */
async function tellBothWays(person: SeededPerson): Promise<string[]> {
  const { db } = world.services;
  await sql`update request_lists set build = null, built_at = null where user_id = ${person.id}`.execute(db);
  const plain = await tell(person);
  await keepList(world.services, person.id);
  expect(await tell(person)).toEqual(plain);
  return plain;
}

describe('what is at risk', () => {
  it('is what ends within two working days and lacks somebody, the nearest first', async () => {
    for (const [title, expiration_date] of [
      ['Wednesday', '2026-11-25T08:00:00.000Z'],
      ['Tuesday', '2026-11-24T22:00:00.000Z'],
      ['Monday', '2026-11-23T08:00:00.000Z'],
    ] as const)
      await sendRequest(anna, { title, expiration_date, signatures: [luca] });
    await sendRequest(anna, { title: 'Never', signatures: [luca] });
    expect(await tellBothWays(anna)).toEqual(['Monday: DEADLINE', 'Tuesday: DEADLINE']);
    world.setClock('2026-11-23T08:00:00.000Z');
    expect(await tellBothWays(anna)).toEqual(['Tuesday: DEADLINE', 'Wednesday: DEADLINE']);
  });

  it('is what was asked and not answered, with how many questions there are', async () => {
    const id = await sendRequest(anna, { title: 'Lease', signatures: [{ account_email: 'beat@example.ch' }] });
    const ask = async () =>
      (await beat.client.call(endpoints.askSender, { params: { id }, body: { message: 'When?' } })).seq;
    const seqs = [await ask(), await ask()];
    expect(await tellBothWays(anna)).toEqual(['Lease: QUESTION']);
    expect((await list(anna)).requests[0]).toMatchObject({ questions: 2, missing: 1, refused: [] });
    for (const seq of seqs)
      await anna.client.call(endpoints.answerQuestion, {
        params: { id, seq: String(seq) },
        body: { message: 'In May.' },
      });
    expect(await list(anna)).toEqual({ total: 0, requests: [] });
  });

  it('is what no mail server takes, until the address is another', async () => {
    const id = await sendRequest(anna, { title: 'Lease', signatures: [luca] });
    await noteRefusedMail(world.services, { to: 'luca@example.it', template: 'invitation' });
    expect(await tellBothWays(anna)).toEqual(['Lease: MAIL_REFUSED']);
    expect((await list(anna)).requests[0]!.refused).toEqual(['luca@example.it']);
    const { sid } = (await view(anna, id)).signatures[0]!;
    await anna.client.call(endpoints.readdressSignature, { params: { id, sid }, body: { email: 'luca.r@example.it' } });
    expect(await tell(anna)).toEqual([]);
  });

  it('is whose reminders have all gone out three days ago; one by hand gives three days again', async () => {
    const reminders = { after_days: [3], before_deadline_days: [] };
    const id = await sendRequest(anna, { title: 'Lease', signatures: [luca], reminders });
    world.setClock('2026-11-23T09:00:01.000Z');
    await remindBySchedule(world.services, id);
    expect(await tellBothWays(anna)).toEqual([]);
    world.setClock('2026-11-26T09:00:01.000Z');
    expect(await tellBothWays(anna)).toEqual(['Lease: REMINDERS_ENDED']);
    await anna.client.call(endpoints.remindSigners, { params: { id }, body: {} });
    expect(await tell(anna)).toEqual([]);
    world.setClock('2026-11-30T09:00:01.000Z');
    expect(await tell(anna)).toEqual(['Lease: REMINDERS_ENDED']);
    const longer = { after_days: [3, 20], before_deadline_days: [] };
    await anna.client.call(endpoints.updateSignatureRequest, { params: { id }, body: { reminders: longer } });
    expect(await tell(anna)).toEqual([]);
  });

  it('is told to whoever looks after it: not to signers, readers, strangers, nor once it has ended', async () => {
    const eve = await seedPerson(world, 'eve@example.ch', { business: true });
    const id = await sendRequest(anna, {
      title: 'Lease',
      expiration_date: '2026-11-23T08:00:00.000Z',
      signatures: [{ account_email: 'beat@example.ch' }],
    });
    const name = (body: object) => anna.client.call(endpoints.updateSignatureRequest, { params: { id }, body });
    await name({ read_access: ['carl@example.ch'] });
    for (const person of [beat, carl, eve]) expect(await tellBothWays(person)).toEqual([]);
    await name({ read_access: [], write_access: ['carl@example.ch'] });
    expect(await tellBothWays(carl)).toEqual(['Lease: DEADLINE']);
    await name({ write_access: [] });
    expect(await tellBothWays(carl)).toEqual([]);
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id }, body: {} });
    expect(await tellBothWays(anna)).toEqual([]);
  });
});
