import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import { getSettings } from '@sigillum/api-contracts/business/get-settings.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, vi } from 'vitest';
import { createMailSender } from '../mail/send-mails.ts';
import { MailRefusedError } from '../mail/mail-transport.ts';
import { createDraft, enter, keyOf, listEvents, listMails, sendRequest, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { noteRefusedMail } from './note-refused-mail.ts';
import { remindBySchedule } from './remind-by-schedule.ts';

const monday = '2026-11-23T08:30:00.000Z';
const reminders = { after_days: [2, 5, 9], before_deadline_days: [] };
const luca = visitor('luca@example.it');
let anna: SeededPerson;

beforeEach(async () => {
  world.setClock(monday);
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

/** The job as it runs at a moment. */
async function runAt(moment: string, id: string): Promise<void> {
  world.setClock(moment);
  await remindBySchedule(world.services, id);
}
const countReminders = async (address = 'luca@example.it') =>
  (await listMails(world)).filter((mail) => mail === `reminder ${address}`).length;
const findNext = async (id: string) => (await view(anna, id)).signatures[0]!.next_reminder_at;
const change = (id: string, body: object) =>
  anna.client.call(endpoints.updateSignatureRequest, { params: { id }, body });
const listAsked = async (id: string) => {
  const { rows } = await sql<{ start_after: Date }>`
    select start_after from jobs.job where name = 'remind-signers' and data->>'requestId' = ${id}
    order by 1`.execute(world.services.db);
  return rows.map(({ start_after }) => start_after.toISOString());
};

describe('a schedule of reminders', () => {
  it('reminds on its days whoever has not signed, in the trail as the server’s act, and says what comes next', async () => {
    const id = await sendRequest(anna, { signatures: [luca], reminders });
    expect(await listAsked(id)).toEqual(['2026-11-25T08:30:00.000Z']);
    expect(await findNext(id)).toBe('2026-11-25T08:30:00.000Z');
    await runAt('2026-11-25T08:30:01.000Z', id);
    await remindBySchedule(world.services, id);
    expect(await countReminders()).toBe(1);
    const { name, actor, data } = (await listEvents(world, id)).at(-1)!;
    expect({ name, type: actor.type, sid: data.sid }).toEqual({
      name: 'REMINDED',
      type: 'system',
      sid: (await view(anna, id)).signatures[0]!.sid,
    });
    expect(await findNext(id)).toBe('2026-11-30T08:30:00.000Z');
    expect(await listAsked(id)).toContain('2026-11-30T08:30:00.000Z');
    // A night and a weekend say nothing, and what a server missed that was away is one reminder.
    for (const moment of ['2026-11-28T09:00:00.000Z', '2026-12-01T02:00:00.000Z', '2026-12-06T12:00:00.000Z'])
      await runAt(moment, id);
    expect(await countReminders()).toBe(1);
    for (const moment of ['2026-12-07T08:00:00.000Z', '2026-12-07T09:00:00.000Z', '2026-12-08T09:00:00.000Z'])
      await runAt(moment, id);
    expect(await countReminders()).toBe(2);
    expect(await findNext(id)).toBeNull();
  });

  it('follows the clock of whoever has looked, and begins for each signer with the own turn', async () => {
    const signatures = [{ ...luca, sequence: 1 }, visitor('mia@example.ch', { sequence: 2 })];
    const id = await sendRequest(anna, { signatures, reminders });
    expect((await view(anna, id)).signatures.map((signer) => signer.next_reminder_at)).toEqual([
      '2026-11-25T08:30:00.000Z',
      null,
    ]);
    const { client } = await enter(world, 'luca@example.it', id);
    await client.call(
      endpoints.getSignatureRequestDirectly,
      { params: { id } },
      { headers: { 'x-time-zone': 'America/New_York' } },
    );
    // 3:30 in New York is no time for a mail.
    expect(await findNext(id)).toBe('2026-11-25T13:00:00.000Z');
    await runAt('2026-11-25T08:30:01.000Z', id);
    expect(await countReminders()).toBe(0);
    await runAt('2026-11-25T13:00:01.000Z', id);
    expect(await countReminders()).toBe(1);
    expect(await countReminders('mia@example.ch')).toBe(0);
  });

  it('ends with a decline and a withdrawal, and says nothing to whom the owner delivers the link', async () => {
    const declined = await sendRequest(anna, { signatures: [luca], reminders });
    const { client } = await enter(world, 'luca@example.it', declined);
    await client.call(endpoints.declineSignatureRequestDirectly, { params: { id: declined } });
    const withdrawn = await sendRequest(anna, { signatures: [visitor('mia@example.ch')], reminders });
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id: withdrawn } });
    const silent = await sendRequest(anna, { signatures: [visitor('rea@example.ch', { notify: false })], reminders });
    for (const id of [declined, withdrawn, silent]) await runAt('2026-11-25T08:30:01.000Z', id);
    expect((await listMails(world)).filter((mail) => mail.startsWith('reminder'))).toEqual([]);
    expect(await listAsked(silent)).toEqual([]);
  });

  it('counts reminders by hand, and one a day for who signs twice', async () => {
    const id = await sendRequest(anna, { signatures: [luca, luca], reminders });
    await runAt('2026-11-25T08:30:01.000Z', id);
    await runAt('2026-11-25T15:00:00.000Z', id);
    expect(await countReminders()).toBe(1);
    world.setClock('2026-11-30T07:10:00.000Z');
    await anna.client.call(endpoints.remindSigners, { params: { id } });
    const before = await countReminders();
    await runAt('2026-11-30T08:30:01.000Z', id);
    expect(await countReminders()).toBe(before);
  });
});

describe('the days of a schedule', () => {
  it('are the organisation’s unless a request says otherwise, and come along into a corrected version', async () => {
    const { id: businessId } = await anna.client.call(getOwnBusiness, {});
    const { updated_at } = await anna.client.call(getSettings, { params: { id: businessId } });
    const settings = { signatureRequests: { reminders: { afterDays: [7, 3, 3], timeZone: 'Asia/Tokyo' } } };
    await anna.client.call(updateSettings, { params: { id: businessId }, body: { settings, updated_at } });
    const id = await sendRequest(anna, { signatures: [luca] });
    const usual = { after_days: [3, 7], before_deadline_days: [] };
    expect((await view(anna, id)).reminders).toEqual(usual);
    // 17:30 in Tokyo.
    expect(await findNext(id)).toBe('2026-11-26T08:30:00.000Z');
    const version = await anna.client.call(endpoints.correctSignatureRequest, { params: { id }, body: {} });
    expect(version.reminders).toEqual(usual);
    const never = { after_days: [], before_deadline_days: [] };
    const draft = await createDraft(anna, { signatures: [luca], reminders: never });
    expect((await view(anna, draft)).reminders).toEqual(never);
  });

  it('change in a draft and in an open request, in the trail, and what has passed is not made up for', async () => {
    const id = await createDraft(anna, { signatures: [luca] });
    expect((await change(id, { reminders })).reminders).toEqual(reminders);
    await anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });
    world.setClock('2026-11-27T10:00:00.000Z');
    const sooner = { after_days: [1, 2, 8], before_deadline_days: [1] };
    await change(id, { reminders: sooner });
    const { name, data } = (await listEvents(world, id)).at(-1)!;
    expect({ name, reminders: data.reminders }).toEqual({ name: 'REMINDERS_CHANGED', reminders: sooner });
    expect(await findNext(id)).toBe('2026-12-01T08:30:00.000Z');
    await change(id, { expiration_date: '2026-12-01T22:59:59.000Z' });
    expect(await findNext(id)).toBe('2026-11-30T08:30:00.000Z');
    expect(await listAsked(id)).toContain('2026-11-30T08:30:00.000Z');
    const before = (await listEvents(world, id)).length;
    await change(id, { reminders: sooner });
    expect((await listEvents(world, id)).length).toBe(before);
  });

  it('are nobody’s to read or change but of who manages the request, and no other numbers', async () => {
    const beat = await seedPerson(world, 'beat@example.ch');
    const id = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }], reminders });
    const body = { reminders };
    expect(await keyOf(beat.client.call(endpoints.updateSignatureRequest, { params: { id }, body }))).toBe(
      'error.not_found',
    );
    expect((await view(beat, id)).signatures[0]!.next_reminder_at).toBeNull();
    for (const days of [[0], [1.5], [366], Array.from({ length: 11 }, (_, day) => day + 1)])
      expect(await keyOf(change(id, { reminders: { ...reminders, after_days: days } }))).toBe('error.validation');
  });
});

describe('a mail that its server refuses for ever', () => {
  it('ends the reminders of its signer, in the trail, until somebody reminds by hand or changes the address', async () => {
    const id = await sendRequest(anna, { signatures: [luca, visitor('mia@example.ch')], reminders });
    const { db } = world.services;
    const mail = await db
      .selectFrom('mails')
      .select('id')
      .where('to_address', '=', 'luca@example.it')
      .executeTakeFirstOrThrow();
    const refusing = {
      isOutbox: false,
      send: () => Promise.reject(new MailRefusedError('550')),
      close: () => undefined,
    };
    const send = createMailSender({ ...world.services, log: { ...world.services.log, error: vi.fn() } }, refusing, {
      noteRefused: (refused) => noteRefusedMail(world.services, refused),
    });
    await send({ mailId: mail.id }, { complete: () => Promise.resolve() } as never);
    await noteRefusedMail(world.services, { to: 'LUCA@example.it', template: 'invitation' });
    const { signatures } = await view(anna, id);
    expect(signatures.map((signer) => [signer.mail_refused_at, signer.next_reminder_at])).toEqual([
      [monday, null],
      [null, '2026-11-25T08:30:00.000Z'],
    ]);
    expect((await listEvents(world, id)).filter(({ name }) => name === 'MAIL_REFUSED')).toMatchObject([
      { actor: { type: 'system' }, data: { sid: signatures[0]!.sid } },
    ]);
    await runAt('2026-11-25T08:30:01.000Z', id);
    expect(await countReminders()).toBe(0);
    expect(await countReminders('mia@example.ch')).toBe(1);
    await anna.client.call(endpoints.remindSigners, { params: { id }, body: { signatures: [signatures[0]!.sid] } });
    expect((await view(anna, id)).signatures[0]).toMatchObject({
      mail_refused_at: null,
      next_reminder_at: '2026-11-30T08:30:00.000Z',
    });
  });
});
