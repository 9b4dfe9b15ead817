import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import { listEvents, sendRequest, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { tellBounce } from '../signature-requests/tell-bounce.ts';
import { noteBounce } from './note-bounce.ts';

const monday = '2026-11-23T08:30:00.000Z';
const later = '2026-11-23T08:31:00.000Z';
const gone = { isFinal: true, status: '5.1.1' };
const reminders = { after_days: [2, 5], before_deadline_days: [] };
let anna: SeededPerson;
let id: string;
let mailId: string;

beforeEach(async () => {
  world.setClock(monday);
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = await sendRequest(anna, { signatures: [visitor('luca@example.it'), visitor('mia@example.ch')], reminders });
  mailId = await findMail('invitation');
  await world.services.db
    .updateTable('mails')
    .set({ sent_at: new Date(monday) })
    .execute();
  world.setClock(later);
});

const findMail = async (template: string, to = 'luca@example.it') => {
  const rows = await world.services.db
    .selectFrom('mails')
    .select('id')
    .where('to_address', '=', to)
    .where('template', '=', template)
    .execute();
  return rows[0]!.id;
};
const note = (bounce = gone, mail = mailId) => noteBounce(world.services, mail, bounce);
/** Runs the jobs that were asked for, as often as they were. */
async function work(): Promise<number> {
  const { rows } = await sql<{ id: string; mailId: string }>`
    delete from jobs.job where name = 'note-bounce' returning data->>'mailId' as "mailId"`.execute(world.services.db);
  for (const job of rows) await tellBounce(world.services, job.mailId);
  return rows.length;
}
const look = async () =>
  (await view(anna, id)).signatures.map((signer) => [signer.mail_refused_at, signer.next_reminder_at]);
const tellEvents = async () => (await listEvents(world, id)).filter(({ name }) => name === 'MAIL_REFUSED');
const untouched = [
  [null, '2026-11-25T08:30:00.000Z'],
  [null, '2026-11-25T08:30:00.000Z'],
];
const ended = [[later, null], untouched[1]];

describe('a mail that came back for ever', () => {
  it('is as one that was refused: told once, in the trail, at risk, and nobody is reminded there', async () => {
    await note();
    expect(await work()).toBe(1);
    expect(await look()).toEqual(ended);
    const [event, more] = await tellEvents();
    expect(event).toMatchObject({
      actor: { type: 'system' },
      data: { sid: (await view(anna, id)).signatures[0]!.sid },
    });
    expect(more).toBeUndefined();
    const { requests } = await anna.client.call(endpoints.listAtRisk, {});
    expect(requests).toMatchObject([{ id, reasons: ['MAIL_REFUSED'], refused: ['luca@example.it'] }]);
  });

  it('twice, or by a job that is run again, changes nothing more, also after somebody has reminded by hand', async () => {
    await note();
    await note({ isFinal: true, status: '5.7.1' });
    expect(await work()).toBe(1);
    await tellBounce(world.services, mailId);
    expect(await tellEvents()).toHaveLength(1);
    const { sid } = (await view(anna, id)).signatures[0]!;
    await anna.client.call(endpoints.remindSigners, { params: { id }, body: { signatures: [sid] } });
    await note();
    await note({ isFinal: false, status: '4.4.1' });
    expect(await work()).toBe(0);
    expect((await look())[0]![0]).toBeNull();
    // The reminder itself is another mail.
    await note(gone, await findMail('reminder'));
    expect(await work()).toBe(1);
    expect((await look())[0]![0]).toBe(later);
    expect(await tellEvents()).toHaveLength(2);
  });

  it('is noted alone while it is late, and still counts when it is lost', async () => {
    await note({ isFinal: false, status: '4.4.1' });
    expect(await work()).toBe(0);
    expect(await look()).toEqual(untouched);
    const read = () =>
      world.services.db
        .selectFrom('mails')
        .select(['bounce_status', 'bounced_at'])
        .where('id', '=', mailId)
        .executeTakeFirst();
    expect(await read()).toEqual({ bounce_status: '4.4.1', bounced_at: null });
    await note();
    expect(await read()).toEqual({ bounce_status: '5.1.1', bounced_at: new Date(later) });
    expect(await work()).toBe(1);
    expect(await look()).toEqual(ended);
  });

  it('says nothing when it is gone, comes after weeks, or was of an address that was changed meanwhile', async () => {
    await note(gone, 'c0ffee00-0000-4000-8000-000000000000');
    expect(await work()).toBe(0);
    world.setClock('2026-12-07T08:30:01.000Z');
    await note();
    expect(await work()).toBe(0);
    world.setClock(later);
    const { sid } = (await view(anna, id)).signatures[0]!;
    await world.services.db
      .updateTable('signatures')
      .set({ email: 'luca@example.ch' })
      .where('sid', '=', sid)
      .execute();
    await note();
    expect(await work()).toBe(1);
    expect(await tellEvents()).toEqual([]);
    await world.services.db.deleteFrom('mails').where('id', '=', mailId).execute();
    await tellBounce(world.services, mailId);
    expect((await look())[0]![0]).toBeNull();
  });

  it('of a request that was withdrawn meanwhile stays without an event', async () => {
    await note();
    await anna.client.call(withdrawSignatureRequest, { params: { id }, body: {} });
    expect(await work()).toBe(1);
    expect(await tellEvents()).toEqual([]);
  });

  it('is noted and told of together, or not at all', async () => {
    const { jobs } = world.services;
    const failing = { ...jobs, enqueue: () => Promise.reject(new Error('killed before the commit')) };
    await expect(noteBounce({ ...world.services, jobs: failing }, mailId, gone)).rejects.toThrow('killed');
    await note();
    expect(await work()).toBe(1);
  });
});
