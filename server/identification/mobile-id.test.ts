import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import type { MobileIdFailure } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as documents from '@sigillum/api-contracts/documents/index.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { auditFolder } from '../scripts/audit/audit-folder.ts';
import { keyOf, listEvents, listMails, proveMobile, sendRequest } from '../testing/journeys.ts';
import { makeScriptedMobileId, type ScriptedMobileId } from '../testing/scripted-mobile-id.ts';
import { connect as openClient, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let phone: ScriptedMobileId;
let anna: SeededPerson;

beforeEach(async () => {
  phone = makeScriptedMobileId();
  world.services.mobileId = phone;
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  await proveMobile(world, anna, '41791234567');
});

const db = () => world.services.db;
const later = (seconds: number) => world.setClock(new Date(world.services.now().getTime() + seconds * 1000));
type Call = Parameters<typeof anna.client.call<typeof endpoints.askByMobileId>>[1]['body'];
const ask = (body: Call, person = anna) => person.client.call(endpoints.askByMobileId, { body });
const look = (id: string, person = anna) => person.client.call(endpoints.lookAtMobileId, { params: { id } });
const read = (person = anna) => person.client.call(endpoints.getMobileId, {});
const askAndLook = async (body: Call) => {
  const question = await ask(body);
  return question.state === 'open' ? look(question.id) : question;
};
const connect = () => askAndLook({ purpose: 'connect' });
const test = () => askAndLook({ purpose: 'test' });
const disconnect = (body: object = {}) => anna.client.call(endpoints.disconnectMobileId, { body });
const sendAdvanced = (title = 'Lease') =>
  sendRequest(anna, { quality: 'AES', title, signatures: [{ account_email: 'anna@example.ch' }] });
const sign = (ids: string[], client = anna.client) =>
  client.call(signing.sign, {
    body: { signatureRequests: ids.map((signatureRequestId) => ({ signatureRequestId })) },
  });

describe('connecting Mobile ID', () => {
  it('asks the phone of the account’s number, and keeps which Mobile ID has answered', async () => {
    expect(await read()).toMatchObject({ is_offered: true, mobile: '41791234567', connected: null, question: null });
    phone.answer = undefined;
    const question = await ask({ purpose: 'connect', language: 'de' });
    expect(question).toMatchObject({ purpose: 'connect', state: 'open', reason: null });
    expect(question.text).toMatch(/^Sigillum: Mobile ID mit Ihrem Konto verbinden\? \(SIG-[0-9A-F]{4}\)$/);
    expect(phone.texts).toEqual([question.text]);
    expect(await look(question.id)).toEqual(question);
    phone.answer = 'confirm';
    expect(await look(question.id)).toMatchObject({ state: 'confirmed' });
    expect(await read()).toMatchObject({
      connected: {
        mobile: '41791234567',
        is_current: true,
        method: 'sim',
        has_recovery_code: true,
        differs_since: null,
      },
      question: { id: question.id, state: 'confirmed' },
    });
    const { serial } = await db().selectFrom('mobile_ids').selectAll().executeTakeFirstOrThrow();
    expect(serial).not.toContain('MIDCHE');
    expect(await listMails(world)).toEqual(['safety-changed anna@example.ch']);
    expect(await look(question.id)).toMatchObject({ state: 'confirmed' });
    expect(await listMails(world)).toHaveLength(1);
  });

  it('is for people with a number who prove who they are, where it is set up', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    expect(await keyOf(ask({ purpose: 'connect' }, noemi))).toBe('error.mobile_id.mobile_missing');
    expect(await keyOf(ask({ purpose: 'test' }))).toBe('error.mobile_id.not_connected');
    expect(await keyOf(ask({ purpose: 'connect', password: 'not this one 4711' }))).toBe('error.user.password_wrong');
    later(11 * 60);
    expect(await keyOf(ask({ purpose: 'connect' }))).toBe('error.user.login_too_old');
    world.setClock(undefined);
    world.services.mobileId = undefined;
    expect(await keyOf(ask({ purpose: 'connect' }))).toBe('error.mobile_id.not_offered');
    expect(await read()).toMatchObject({ is_offered: false });
    expect(phone.texts).toEqual([]);
  });

  it.each([
    'declined',
    'timeout',
    'pin_blocked',
    'suspended',
    'not_active',
    'unknown_number',
    'busy',
    'unreachable',
    'invalid',
  ] satisfies MobileIdFailure[])('tells that it was %s, at the question and at the look', async (failure) => {
    phone.answer = failure;
    expect(await connect()).toMatchObject({ state: 'failed', reason: failure });
    phone.refusal = failure;
    expect(await ask({ purpose: 'connect' })).toMatchObject({ state: 'failed', reason: failure });
    expect(await read()).toMatchObject({ connected: null, question: { reason: failure } });
  });

  it('asks a phone one thing at a time, and goes on with the same question', async () => {
    phone.answer = undefined;
    const first = await ask({ purpose: 'connect' });
    expect(await ask({ purpose: 'connect' })).toEqual(first);
    expect(phone.texts).toHaveLength(1);
    phone.answer = 'confirm';
    await look(first.id);
    phone.answer = undefined;
    await ask({ purpose: 'test' });
    expect(await keyOf(ask({ purpose: 'connect' }))).toBe('error.mobile_id.busy');
    const answers = await Promise.allSettled([1, 2, 3].map(() => ask({ purpose: 'test' })));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(phone.texts).toHaveLength(2);
  });

  it('is nobody else’s business', async () => {
    phone.answer = undefined;
    const { id } = await ask({ purpose: 'connect' });
    const luca = await seedPerson(world, 'luca@example.it');
    expect(await keyOf(look(id, luca))).toBe('error.not_found');
    expect(await read(luca)).toMatchObject({ connected: null, question: null, phone_url: null });
  });

  it('lets nobody’s phone ring more than twenty times an hour', async () => {
    phone.answer = 'declined';
    for (let times = 0; times < 20; times += 1) await connect();
    expect(await keyOf(connect())).toBe('error.rate_limit.exceeded');
  });
});

describe('bad luck', () => {
  it('never asks twice where the answer to the asking was lost, and says that nobody knows', async () => {
    phone.refusal = 'unavailable';
    expect(await ask({ purpose: 'connect' })).toMatchObject({ state: 'failed', reason: 'interrupted' });
    expect(phone.texts).toHaveLength(1);
  });

  it('waits on while Mobile ID is away, and ends when its time is long over', async () => {
    phone.answer = 'unavailable';
    const { id } = await ask({ purpose: 'connect' });
    expect(await keyOf(look(id))).toBe('error.unavailable');
    phone.answer = 'confirm';
    expect(await look(id)).toMatchObject({ state: 'confirmed' });
    phone.answer = 'unavailable';
    const second = await ask({ purpose: 'test' });
    later(141);
    expect(await look(second.id)).toMatchObject({ state: 'failed', reason: 'interrupted' });
  });

  it('takes what was confirmed in time also when nobody looked until later', async () => {
    const { id } = await ask({ purpose: 'connect' });
    later(3600);
    expect(await look(id)).toMatchObject({ state: 'confirmed' });
  });

  it('lets a new question begin where an old one was left behind', async () => {
    phone.answer = undefined;
    const { id } = await ask({ purpose: 'connect' });
    later(300);
    const second = await ask({ purpose: 'connect', password: undefined });
    expect(second.id).not.toBe(id);
    expect(await look(id)).toMatchObject({ state: 'failed', reason: 'timeout' });
  });

  it('ends what stopped between the question and the asking', async () => {
    phone.answer = undefined;
    const { id } = await ask({ purpose: 'connect' });
    await db().updateTable('mobile_id_questions').set({ transaction: null }).execute();
    expect(await look(id)).toMatchObject({ state: 'open' });
    later(141);
    expect(await look(id)).toMatchObject({ state: 'failed', reason: 'interrupted' });
  });

  it('does once what several looks at once bring', async () => {
    const { id } = await ask({ purpose: 'connect' });
    const states = await Promise.all([look(id), look(id), look(id)]);
    expect(states.map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await listMails(world)).toHaveLength(1);
  });
});

describe('another Mobile ID than the one that was connected', () => {
  beforeEach(async () => {
    await connect();
    phone.serial = 'MIDCHEOTHER00002';
  });

  it('confirms nothing; its person is told once, and it is mended by restoring the first', async () => {
    expect(await test()).toMatchObject({ state: 'failed', reason: 'other_serial' });
    expect((await read()).connected?.differs_since).not.toBeNull();
    expect(await test()).toMatchObject({ state: 'failed', reason: 'other_serial' });
    expect(await listMails(world)).toHaveLength(2);
    phone.serial = 'MIDCHEFIRST00001';
    expect(await test()).toMatchObject({ state: 'confirmed' });
    expect((await read()).connected?.differs_since).toBeNull();
  });

  it('signs nothing', async () => {
    const id = await sendAdvanced();
    expect(await askAndLook({ purpose: 'sign', signatureRequestIds: [id] })).toMatchObject({ reason: 'other_serial' });
    expect(await keyOf(sign([id]))).toBe('error.sign.tan_required');
  });

  it('counts once it was connected anew, with proof of the person', async () => {
    await test();
    expect(await connect()).toMatchObject({ state: 'confirmed' });
    expect((await read()).connected?.differs_since).toBeNull();
    expect(await test()).toMatchObject({ state: 'confirmed' });
  });
});

describe('another number', () => {
  it('has to be connected anew', async () => {
    await connect();
    await db().updateTable('users').set({ mobile: '41797654321' }).where('id', '=', anna.id).execute();
    expect((await read()).connected).toMatchObject({ mobile: '41791234567', is_current: false });
    expect(await keyOf(ask({ purpose: 'test' }))).toBe('error.mobile_id.not_connected');
    expect(await connect()).toMatchObject({ state: 'confirmed' });
    expect((await read()).connected).toMatchObject({ mobile: '41797654321', is_current: true });
  });
});

describe('signing with Mobile ID', () => {
  beforeEach(connect);

  it('stands for the code of an advanced signature, and stands in the evidence as what it was', async () => {
    const id = await sendAdvanced('Lease "Seestrasse 1"');
    phone.answer = undefined;
    const question = await ask({ purpose: 'sign', signatureRequestIds: [id], language: 'en' });
    expect(question.text).toMatch(/^Sigillum: Sign "Lease Seestrasse 1"\? \(SIG-/);
    expect(await keyOf(sign([id]))).toBe('error.sign.tan_required');
    phone.answer = 'confirm';
    expect(await look(question.id)).toMatchObject({ state: 'confirmed' });
    expect((await sign([id])).results[0]).toMatchObject({ status: 'SIGNED', quality: 'AES' });
    const events = await listEvents(world, id);
    expect(verifyChain(events).isIntact).toBe(true);
    expect(events.map(({ name }) => name).slice(-3)).toEqual(['STEP_UP_CONFIRMED', 'SIGNED', 'COMPLETED']);
    const evidenceId = `S${question.id.replaceAll('-', '')}`;
    expect(events.at(-3)!.data).toMatchObject({ method: 'mobile_id', evidenceId });
  });

  it('keeps what Mobile ID has answered beside the request, by its hash in the chain and the report, and no longer', async () => {
    const luca = await seedPerson(world, 'luca@example.it');
    const id = await sendRequest(anna, {
      ...{ quality: 'AES', title: 'Lease', signatures: [{ account_email: 'anna@example.ch' }] },
      observers: [{ email: 'luca@example.it' }],
    });
    await test();
    expect(await listAnswers()).toEqual([]);
    const question = await askAndLook({ purpose: 'sign', signatureRequestIds: [id] });
    await look(question.id);
    await sign([id]);
    const message = `what ${phone.serial} has signed of S${question.id.replaceAll('-', '')}`;
    const answerSha256 = createHash('sha256').update(message).digest('hex');
    const answers = await listAnswers();
    expect(answers).toMatchObject([{ request_id: id, sha256: answerSha256 }]);
    expect(answers[0]!.message).not.toContain(Buffer.from(message).toString('base64').slice(0, 20));
    const chain = await listEvents(world, id);
    expect(chain.find(({ name }) => name === 'STEP_UP_CONFIRMED')!.data).toMatchObject({ answerSha256 });
    const tell = async (type: 'JSON' | 'HTML') =>
      (await anna.client.call(documents.getSignatureReport, { params: { id }, query: { type } })).text();
    expect(await tell('JSON')).toContain(answerSha256);
    expect(await tell('JSON')).not.toContain('mobileIdAnswers');
    expect(await tell('HTML')).toMatch(/Bestätigt mit[^]*Mobile ID[^]*Antwort von Mobile ID/);

    const folder = await unpack(anna, id);
    try {
      const kept = [{ sha256: answerSha256, message: Buffer.from(message).toString('base64') }];
      expect(folder.report.mobileIdAnswers).toEqual(kept);
      const { faults, notes } = await auditFolder(folder.path);
      expect(faults).toEqual([]);
      expect(notes).toContain('What Mobile ID has answered (1) is what the events name.');
      const forged = [{ sha256: answerSha256, message: Buffer.from('another').toString('base64') }];
      await writeFile(
        path.join(folder.path, 'report.json'),
        JSON.stringify({ ...folder.report, mobileIdAnswers: forged }),
      );
      const sentence = `The answer of Mobile ID ${answerSha256.slice(0, 16)} is not the one that an event names.`;
      expect((await auditFolder(folder.path)).faults).toContain(sentence);
    } finally {
      await rm(folder.path, { recursive: true });
    }
    const others = await unpack(luca, id);
    await rm(others.path, { recursive: true });
    expect(others.report).not.toHaveProperty('mobileIdAnswers');

    for (const person of [anna, luca]) await person.client.call(requests.deleteSignatureRequest, { params: { id } });
    expect(await listAnswers()).toEqual([]);
    expect((await listEvents(world, id)).some(({ data }) => data.answerSha256 === answerSha256)).toBe(true);
  });

  it('serves all requests that it was given for, and no other, in this session alone', async () => {
    const [first, second, third] = [await sendAdvanced(), await sendAdvanced(), await sendAdvanced()];
    const question = await askAndLook({ purpose: 'sign', signatureRequestIds: [first, second] });
    expect(question).toMatchObject({
      state: 'confirmed',
      text: expect.stringContaining(': 2 Anfragen unterschreiben?'),
    });
    expect(await keyOf(sign([first], await openSession()))).toBe('error.sign.tan_required');
    await askAndLook({ purpose: 'sign', signatureRequestIds: [first, second] });
    expect((await sign([first, second])).results.map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED']);
    expect(await keyOf(sign([third]))).toBe('error.sign.tan_required');
  });

  it('confirms nothing that was handed in after the phone was asked', async () => {
    const id = await sendAdvanced();
    phone.answer = undefined;
    const question = await ask({ purpose: 'sign', signatureRequestIds: [id] });
    await db()
      .updateTable('mobile_id_questions')
      .set({ shown: ['the print of something else'] })
      .execute();
    phone.answer = 'confirm';
    await look(question.id);
    expect(await keyOf(sign([id]))).toBe('error.sign.tan_required');
  });

  it('asks nobody about requests of others, or about what was signed', async () => {
    const id = await sendAdvanced();
    const luca = await seedPerson(world, 'luca@example.it');
    await proveMobile(world, luca, '393331234567');
    await ask({ purpose: 'connect' }, luca).then(({ id: asked }) => look(asked, luca));
    expect(await keyOf(ask({ purpose: 'sign', signatureRequestIds: [id] }, luca))).toBe('error.not_found');
    await askAndLook({ purpose: 'sign', signatureRequestIds: [id] });
    await sign([id]);
    expect(await keyOf(ask({ purpose: 'sign', signatureRequestIds: [id] }))).toBe('error.sign.already_signed');
  });

  it('counts no more once it was disconnected', async () => {
    const id = await sendAdvanced();
    await askAndLook({ purpose: 'sign', signatureRequestIds: [id] });
    expect(await disconnect()).toMatchObject({ connected: null });
    expect(await keyOf(sign([id]))).toBe('error.sign.tan_required');
    expect(await keyOf(disconnect())).toBe('error.mobile_id.not_connected');
    expect(await keyOf(ask({ purpose: 'sign', signatureRequestIds: [id] }))).toBe('error.mobile_id.not_connected');
  });
});

const listAnswers = () => db().selectFrom('mobile_id_answers').selectAll().execute();

/** The exported folder, as somebody gets it. */
async function unpack(person: SeededPerson, id: string) {
  const answer = await person.client.call(requests.getSignatureRequestZip, {
    params: { id },
    query: { signed: 'true' },
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'sigillum-mobile-id-test-'));
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
  const report = JSON.parse(Buffer.from(files['report.json']!).toString()) as { mobileIdAnswers?: unknown };
  return { path: folder, report };
}

/** Anna in another browser. */
async function openSession() {
  const { secrets, now } = world.services;
  const token = secrets.createToken();
  const expires_at = new Date(now().getTime() + 3600 * 1000);
  const row = { token_hash: secrets.hashToken(token), user_id: anna.id, created_at: now(), expires_at };
  await db().insertInto('sessions').values(row).execute();
  return openClient(world, { bearer: token });
}
