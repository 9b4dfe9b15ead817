import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import { describe, expect } from 'vitest';
import { verifyChain } from '../evidence/verify-chain.ts';
import {
  createDraft,
  enter,
  keyOf,
  listEvents,
  listMails,
  sendRequest,
  sign,
  view,
  visitor,
} from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { keepRetention } from './keep-retention.ts';

const day = (at: number, hour = 8) => new Date(Date.UTC(2026, 10, 1 + at, hour));
const keep = ({ client, businessId }: SeededPerson, retention: object) =>
  client.call(updateSettings, {
    params: { id: businessId! },
    body: { settings: { signatureRequests: { retention } } },
  });
async function runAt(at: Date) {
  world.setClock(at);
  await keepRetention(world.services);
}
const listWords = async () => (await listMails(world)).filter((line) => line.startsWith('deletion-'));
/** Sessions of the seeds end after a day. */
const stayLoggedIn = () =>
  world.services.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2028-01-01T00:00:00.000Z') })
    .execute();

async function begin(retention: object) {
  world.setClock(day(0));
  const anna = await seedPerson(world, 'anna@example.ch', { business: true });
  await stayLoggedIn();
  await keep(anna, retention);
  return anna;
}

describe('documents that an organisation does not keep for ever', () => {
  it('go with their request after the days from its end; who sent it hears of it a week before and on the day', async () => {
    // Certificates are of today, so the request is signed today.
    const signedAt = Date.now();
    const after = (days: number, hours = 1) => new Date(signedAt + (days * 24 + hours) * 3600_000);
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    await stayLoggedIn();
    await keep(anna, { enabled: true, days: 30, terminalState: true });
    const id = await sendRequest(anna, { signatures: [{ account_email: 'anna@example.ch' }] });
    await sign(anna, id);
    const { ended_at, kept_until } = await view(anna, id);
    expect(new Date(kept_until!).getTime() - new Date(ended_at!).getTime()).toBe(30 * 24 * 3600_000);
    await runAt(after(22));
    expect(await listWords()).toEqual([]);
    await runAt(after(23));
    await runAt(after(24));
    expect(await listWords()).toEqual(['deletion-ahead anna@example.ch']);
    await runAt(after(30));
    expect(await listWords()).toEqual(['deletion-ahead anna@example.ch', 'deletion-today anna@example.ch']);
    expect(await view(anna, id)).toMatchObject({ status_overall: 'SIGNED' });
    await runAt(after(30, 13));
    expect(await keyOf(view(anna, id))).toBe('error.not_found');
    const { db } = world.services;
    expect(await db.selectFrom('document_versions').select('id').execute()).toEqual([]);
    const events = await listEvents(world, id);
    expect(events.at(-1)).toMatchObject({ name: 'RETENTION_ENDED', actor: { type: 'system' } });
    expect(events.at(-1)!.documents).toHaveLength(1);
    expect(verifyChain(events).isIntact).toBe(true);
  });

  it('go after the days from the upload, too, and open invitations are cancelled', async () => {
    const anna = await begin({ enabled: true, days: 8, terminalState: false });
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it')] });
    const draft = await createDraft(anna);
    const { client } = await enter(world, 'luca@example.it', id);
    await runAt(day(1));
    expect(await listWords()).toEqual(['deletion-ahead anna@example.ch']);
    await runAt(day(8, 0));
    await runAt(day(8, 12));
    expect(await keyOf(view(anna, id))).toBe('error.not_found');
    expect(await keyOf(view(anna, draft))).toBe('error.not_found');
    expect(await listMails(world)).toContain('withdrawn luca@example.it');
    expect((await readLastMail(world, 'luca@example.it'))!.text).toContain(
      'Keller AG ha ritirato la richiesta di firma',
    );
    expect((await listEvents(world, id)).map(({ name }) => name).slice(-2)).toEqual(['WITHDRAWN', 'RETENTION_ENDED']);
    expect(client).toBeDefined();
  });

  it('are told of to whoever looks after them, be it only one of several of the same owner', async () => {
    const anna = await begin({ enabled: true, days: 8, terminalState: false });
    const carl = await seedPerson(world, 'carl@example.ch', { business: anna.businessId!, role: 'member' });
    const ids = [await createDraft(anna, { title: 'Lease' }), await createDraft(anna, { title: 'Annex' })];
    await world.services.db
      .insertInto('request_access')
      .values({ request_id: ids[1]!, user_id: carl.id, level: 'write', deputy_for: anna.id })
      .execute();
    await runAt(day(1));
    expect(await listWords()).toEqual(['deletion-ahead anna@example.ch', 'deletion-ahead carl@example.ch']);
    const { text } = (await readLastMail(world, 'carl@example.ch'))!;
    expect(text).toContain('Annex');
    expect(text).not.toContain('Lease');
  });

  it('stay where automatic deletion was switched off after it was announced', async () => {
    const anna = await begin({ enabled: true, days: 8, terminalState: false });
    const id = await createDraft(anna);
    await runAt(day(2));
    await keep(anna, { enabled: false });
    await runAt(day(60));
    await keep(anna, { enabled: true });
    await runAt(day(61));
    expect(await view(anna, id)).toMatchObject({ status_overall: 'DRAFT' });
    expect(await listWords()).toEqual(['deletion-ahead anna@example.ch', 'deletion-ahead anna@example.ch']);
  });

  it('of other organisations stay', async () => {
    await begin({ enabled: true, days: 8, terminalState: false });
    const other = await seedPerson(world, 'other@example.ch', { business: true });
    await stayLoggedIn();
    const id = await createDraft(other);
    for (const at of [2, 9, 10, 30]) await runAt(day(at));
    expect(await view(other, id)).toMatchObject({ status_overall: 'DRAFT' });
  });

  it('are told of in one mail, however many they are, and go one by one when the server died in between', async () => {
    const anna = await begin({ enabled: true, days: 8, terminalState: false });
    const ids = [await createDraft(anna), await createDraft(anna), await createDraft(anna)];
    await runAt(day(1));
    await runAt(day(8, 0));
    expect(await listWords()).toHaveLength(2);
    // Of three that were due, an earlier run has got as far as the first.
    await world.services.db
      .updateTable('signature_requests')
      .set({ retention_day_told_at: day(8, 12) })
      .where('id', '=', ids[2]!)
      .execute();
    await runAt(day(8, 12));
    expect(await keyOf(view(anna, ids[0]!))).toBe('error.not_found');
    expect(await view(anna, ids[2]!)).toMatchObject({ status_overall: 'DRAFT' });
    await runAt(day(9));
    expect(await keyOf(view(anna, ids[2]!))).toBe('error.not_found');
  });
});
