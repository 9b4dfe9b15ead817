import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { checkedDocumentExample } from '@sigillum/api-contracts/identification/in-person-examples.ts';
import type { CheckedDocument } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { changeToMembers } from '@sigillum/api-contracts/members/change-to-members.ts';
import { removeMembers } from '@sigillum/api-contracts/members/remove-members.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { exportChecks } from './export-identifications.ts';
import { eraseDocuments } from './erase-documents.ts';
import { endChecks } from './end-checks.ts';
import { remindIdentified } from './remind-identified.ts';
import { keyOf, listEvents, sendRequest, sign } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let bruno: SeededPerson;
let luca: SeededPerson;
let id: string;
const db = () => world.services.db;
const { now } = { now: () => world.services.now() };

/** Anna administers, Bruno is to check, Luca belongs with an address of elsewhere; the business vouches for its people. */
beforeEach(async () => {
  anna = await seedPerson(world, 'anna@keller.example', { business: true });
  id = anna.businessId!;
  bruno = await seedPerson(world, 'bruno@keller.example', {
    business: id,
    role: 'member',
    firstName: 'Bruno',
    lastName: 'Frei',
  });
  luca = await seedPerson(world, 'luca@elsewhere.example', {
    business: id,
    role: 'member',
    firstName: 'Luca',
    lastName: 'Rossi',
  });
  await db()
    .insertInto('business_domains')
    .values({
      business_id: id,
      domain: 'keller.example',
      dns_token: randomUUID(),
      requested_at: now(),
      check_until: now(),
      activated_at: now(),
      proved_by: 'dns',
    })
    .execute();
  await db()
    .insertInto('aes_for_business')
    .values({
      business_id: id,
      representative_name: 'Nora Keller',
      representative_email: 'nora@keller.example',
      commercial_register: 'CHE-109.322.551',
      applied_by: 'Anna',
      domains: JSON.stringify(['keller.example']),
      requested_at: now(),
      expires_at: now(),
      confirmed_at: now(),
    })
    .execute();
});

const params = () => ({ id });
const appoint = (person = bruno, by = anna) =>
  by.client.call(endpoints.addOfficer, { params: params(), body: { email: person.email } });
const dismiss = (person = bruno) => anna.client.call(endpoints.removeOfficer, { params: { id, userId: person.id } });
const passport: CheckedDocument = {
  ...checkedDocumentExample,
  given_names: 'Luca Maria',
  family_name: 'Rossi',
};
const record = (document: Partial<CheckedDocument> = {}, person = luca, by = bruno) =>
  by.client.call(endpoints.recordIdentityCheck, {
    params: params(),
    body: { email: person.email, document: { ...passport, ...document } },
  });
const read = (person = luca) => person.client.call(endpoints.getInPerson, {});
const answer = (checkId: string, word: 'confirm' | 'reject' = 'confirm', person = luca) =>
  person.client.call(endpoints.answerInPerson, { params: { checkId }, body: { answer: word } });
const withdraw = (checkId: string, by = bruno) =>
  by.client.call(endpoints.withdrawIdentityCheck, { params: { id, checkId } });
const list = (by = bruno) => by.client.call(endpoints.listIdentityChecks, { params: params(), query: {} });
const readUser = () => luca.client.call(getUser, {});
const hasAes = async () => (await readUser()).signatureQualities.aes.any !== null;
const listActs = () =>
  db()
    .selectFrom('business_events')
    .select(['name', 'actor', 'data'])
    .where('business_id', '=', id)
    .orderBy('seq')
    .execute();

async function check(): Promise<string> {
  await appoint();
  const { id: checkId } = await record();
  await answer(checkId);
  return checkId;
}

describe('the right to check documents of colleagues', () => {
  it('is given and taken by administrators, where AES for Business is in force, and told', async () => {
    expect(await appoint()).toMatchObject({ is_enabled: true, officers: [{ id: bruno.id, last_name: 'Frei' }] });
    await appoint();
    expect((await readLastMail(world, bruno.email))?.subject).toContain('Keller AG');
    expect((await read(bruno)).business).toMatchObject({ id, is_enabled: true, is_officer: true });
    expect(await keyOf(appoint(luca, bruno))).toBe('error.business.admins_only');
    expect((await dismiss()).officers).toEqual([]);
    expect(await keyOf(dismiss())).toBe('error.not_found');
    expect((await listActs()).map(({ name }) => name)).toEqual(['OFFICER_MADE', 'OFFICER_REVOKED']);
    const foreign = await seedPerson(world, 'eva@other.example', { business: true });
    expect(await keyOf(appoint(foreign))).toBe('error.in_person.member_unknown');
    expect(await keyOf(appoint(bruno, foreign))).toBe('error.not_found');
    await db().updateTable('aes_for_business').set({ confirmed_at: null }).execute();
    expect(await keyOf(appoint())).toBe('error.in_person.not_enabled');
  });

  it('ends at once when it is taken, and with the membership', async () => {
    await appoint();
    await dismiss();
    expect(await keyOf(record())).toBe('error.in_person.officers_only');
    await appoint();
    await anna.client.call(removeMembers, { params: params(), body: { user_ids: [bruno.id] } });
    expect(await keyOf(record())).toBe('error.not_found');
    expect(await db().selectFrom('identity_officers').selectAll().execute()).toEqual([]);
  });

  it('is of one business alone, does not come with its administration, and is none over oneself', async () => {
    await appoint();
    const foreign = await seedPerson(world, 'eva@other.example', { business: true });
    expect(await keyOf(record({}, luca, foreign))).toBe('error.not_found');
    expect(await keyOf(record({}, foreign))).toBe('error.in_person.member_unknown');
    expect(await keyOf(record({}, luca, anna))).toBe('error.in_person.officers_only');
    expect(await keyOf(record({ given_names: 'Bruno', family_name: 'Frei' }, bruno))).toBe(
      'error.in_person.own_document',
    );
    expect(await keyOf(list(luca))).toBe('error.in_person.officers_only');
    expect((await list(anna)).is_officer).toBe(false);
  });
});

describe('a document that a colleague has checked', () => {
  it('counts once its person has confirmed what was recorded, and signs AES with a code by mail, both named in the evidence', async () => {
    await appoint();
    expect(await hasAes()).toBe(false);
    const { id: checkId, state } = await record();
    expect(state).toBe('waiting');
    expect((await readLastMail(world, luca.email))?.text).toContain('/profile/signature-standards');
    expect(await hasAes()).toBe(false);
    expect((await read()).checks).toMatchObject([
      { id: checkId, state: 'waiting', officer_name: 'Bruno Frei', counts: false, document: passport },
    ]);
    expect((await answer(checkId)).checks).toMatchObject([{ state: 'confirmed', counts: true }]);
    await answer(checkId);
    expect(await hasAes()).toBe(true);
    expect(await readUser()).toMatchObject({ firstName: 'Luca Maria', highestQuality: { any: 'aes' } });
    const requestId = await sendRequest(anna, { quality: 'AES', signatures: [{ account_email: luca.email }] });
    expect(await keyOf(sign(luca, requestId))).toBe('error.sign.tan_required');
    const [tan] = /\b\d{6}\b/.exec((await readLastMail(world, luca.email))!.text)!;
    await luca.client.call(signing.sign, {
      body: { signatureRequests: [{ signatureRequestId: requestId }], language: 'en', tan },
    });
    const signed = (await listEvents(world, requestId)).find(({ name }) => name === 'SIGNED')!;
    expect(signed.data).toMatchObject({
      quality: 'AES',
      vouchedBy: 'Keller AG',
      vouchedOfficer: 'Bruno Frei',
      evidenceId: checkId,
    });
    expect(JSON.stringify(signed.data)).not.toContain(passport.number);
    const acts = (await listActs()).filter(({ name }) => name.startsWith('IDENTITY'));
    expect(acts).toMatchObject([
      { name: 'IDENTITY_RECORDED', actor: { email: bruno.email }, data: { email: luca.email, checkId } },
      {
        name: 'IDENTITY_CONFIRMED',
        actor: { email: luca.email },
        data: { subject: `Bruno Frei (${bruno.email})`, checkId, documentPrint: acts[0]!.data.documentPrint },
      },
    ]);
    expect(JSON.stringify(acts)).not.toContain(passport.number);
    const told = async (type: 'JSON' | 'HTML') =>
      (await luca.client.call(getSignatureReport, { params: { id: requestId }, query: { type } })).text();
    expect(await told('JSON')).toMatch(/"vouchedOfficer": ?"Bruno Frei"/);
    expect(await told('JSON')).toContain(checkId);
    expect(await told('HTML')).toContain('Keller AG, persönlich durch Bruno Frei');
  });

  it('must be valid, of full age, and bear the name of the account', async () => {
    await appoint();
    const day = (years: number) => `${now().getUTCFullYear() + years}-01-01`;
    expect(await keyOf(record({ family_name: 'Bianchi' }))).toBe('error.in_person.name_differs');
    expect(await keyOf(record({ birth_date: day(-17) }))).toBe('error.in_person.under_age');
    expect(await keyOf(record({ expiry: day(-1) }))).toBe('error.in_person.document_expired');
    const { id: checkId } = await record();
    expect(await keyOf(record())).toBe('error.in_person.waiting');
    await db().updateTable('users').set({ last_name: 'Bianchi' }).where('id', '=', luca.id).execute();
    expect(await keyOf(answer(checkId))).toBe('error.in_person.name_differs');
  });

  it('is shown to its person alone, encrypted, exported, and forgotten some time after it counts no more', async () => {
    const checkId = await check();
    const { document } = await db().selectFrom('identity_checks').select('document').executeTakeFirstOrThrow();
    expect(document).not.toContain('Rossi');
    const seen = await list();
    expect(seen.checks).toMatchObject([{ id: checkId, state: 'confirmed', member: { email: luca.email } }]);
    expect(JSON.stringify(seen)).not.toContain(passport.number);
    expect(await exportChecks(world.services, luca.id)).toMatchObject([{ id: checkId, document: passport }]);
    expect(await keyOf(answer(checkId, 'reject', bruno))).toBe('error.not_found');
    await withdraw(checkId);
    const later = (days: number) => new Date(now().getTime() + days * 86_400_000);
    expect(await eraseDocuments(db(), later(89))).toBe(0);
    expect(await eraseDocuments(db(), later(91))).toBe(1);
    expect(await exportChecks(world.services, luca.id)).toMatchObject([{ document: null, end_reason: 'withdrawn' }]);
  });

  it('fixes the names while it counts, and lets them go when it is withdrawn or given up', async () => {
    const first = await check();
    expect((await readUser()).attributes.immutableEidFields).toEqual(['firstName', 'lastName']);
    await withdraw(first, anna);
    expect(await hasAes()).toBe(false);
    expect((await readUser()).attributes.immutableEidFields).toEqual([]);
    expect((await readLastMail(world, luca.email))?.subject).toContain('Keller AG');
    expect(await keyOf(withdraw(first))).toBe('error.in_person.ended');
    const { id: second } = await record();
    await answer(second);
    expect((await answer(second, 'reject')).checks).toEqual([]);
    expect((await readUser()).attributes.immutableEidFields).toEqual([]);
  });

  it('is deleted at once where its person says that it is wrong, or where it is withdrawn before', async () => {
    await appoint();
    const { id: first } = await record();
    await answer(first, 'reject');
    const { id: second } = await record();
    await withdraw(second);
    const rows = await db()
      .selectFrom('identity_checks')
      .select(['document', 'end_reason'])
      .orderBy('recorded_at')
      .execute();
    expect(rows.map(({ document }) => document)).toEqual([null, null]);
    expect(rows.map(({ end_reason }) => end_reason).toSorted()).toEqual(['rejected', 'withdrawn']);
  });

  it('counts while the business vouches and the person belongs to it, also when its officer is one no more', async () => {
    await check();
    await dismiss();
    expect(await hasAes()).toBe(true);
    await db().updateTable('business_domains').set({ activated_at: null }).execute();
    expect(await hasAes()).toBe(false);
    await db().updateTable('business_domains').set({ activated_at: now() }).execute();
    await anna.client.call(removeMembers, { params: params(), body: { user_ids: [luca.id] } });
    expect(await hasAes()).toBe(false);
    await endChecks(world.services);
    expect((await readUser()).attributes.immutableEidFields).toEqual([]);
    expect(await exportChecks(world.services, luca.id)).toMatchObject([{ end_reason: 'left' }]);
  });

  it('takes the place of an earlier one', async () => {
    const first = await check();
    const { id: second } = await record({ number: 'Y7654321' });
    await answer(second);
    expect((await list()).checks.map(({ id: one, state, end }) => [one, state, end])).toEqual([
      [second, 'confirmed', null],
      [first, 'ended', 'replaced'],
    ]);
  });

  it('is warned of 60 and 14 days before its end while it counts, and told of when it has ended, each once', async () => {
    const begunAt = now().getTime();
    const days = (count: number) => new Date(begunAt + count * 86_400_000);
    const remindAt = async (at: Date) => {
      world.setClock(at);
      await Promise.all([remindIdentified(world.services), remindIdentified(world.services)]);
      await remindIdentified(world.services);
    };
    const listMails = async () => {
      const mails = db().selectFrom('mails').select(['subject', 'to_address']).orderBy('created_at');
      return mails.where('template', '=', 'identification').execute();
    };
    const checkId = await check();
    await db()
      .updateTable('identity_checks')
      .set({ expires_at: days(100) })
      .where('id', '=', checkId)
      .execute();
    await db().updateTable('users').set({ lang: 'en' }).execute();
    await remindAt(days(39));
    expect(await listMails()).toEqual([]);
    // While the business does not vouch, nothing counts that could end.
    await db().updateTable('business_domains').set({ activated_at: null }).execute();
    await remindAt(days(40));
    expect(await listMails()).toEqual([]);
    await db()
      .updateTable('business_domains')
      .set({ activated_at: days(0) })
      .execute();
    await remindAt(days(41));
    await remindAt(days(85));
    const [first, ...none] = await listMails();
    expect(none).toEqual([]);
    expect(first).toMatchObject({ to_address: luca.email, subject: 'The check of your identity document ends soon' });
    expect((await readLastMail(world, luca.email))?.text).toContain('for Keller AG counts until');
    await remindAt(days(86));
    expect(await listMails()).toHaveLength(2);
    await remindAt(days(100));
    await remindAt(days(101));
    expect((await listMails()).slice(2)).toMatchObject([
      { to_address: luca.email, subject: 'The check of your identity document has ended' },
    ]);
  });

  it('waits two weeks', async () => {
    await appoint();
    const { id: checkId } = await record();
    await db().updateTable('identity_checks').set({ expires_at: now() }).execute();
    expect(await keyOf(answer(checkId))).toBe('error.not_found');
    await endChecks(world.services);
    expect((await list()).checks).toMatchObject([{ state: 'ended', end: 'expired' }]);
  });

  it('is recorded by administrators only where they are officers: the right of one who manages no more stays', async () => {
    await appoint(anna);
    await appoint();
    const other = await seedPerson(world, 'ada@keller.example', { business: id, firstName: 'Ada', lastName: 'Frei' });
    await other.client.call(changeToMembers, { params: params(), body: { user_ids: [anna.id] } });
    expect((await record({}, luca, anna)).officer_email).toBe(anna.email);
  });
});
