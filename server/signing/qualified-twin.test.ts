import path from 'node:path';
import { beforeEach, describe, expect } from 'vitest';
import type { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { startSrsVideo } from '@sigillum/api-contracts/identification/start-srs-video.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { composeTrust, makeQualifiedTwin } from '@sigillum/engine/trust';
import { findIdentified } from '../identification/find-identified.ts';
import { watchCase } from '../identification/watch-case.ts';
import { openConsents } from '../testing/identification-desk/desk-consents.ts';
import { keyOf, sendRequest, sign, view } from '../testing/journeys.ts';
import { identifiedExample, makeScriptedVendor } from '../testing/scripted-vendor.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const own = { account_email: 'anna@example.ch' };
let anna: SeededPerson;
let consents: ReturnType<typeof openConsents>;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { firstName: 'Anna', lastName: 'Keller', business: true });
  const { services } = world;
  const file = path.join(services.config.dataDir, 'passwords.json');
  consents = openConsents({ secret: 'known to both', file, now: services.now }, () => 'http://desk.test');
  const twin = makeQualifiedTwin({
    ...{ local: services.trust, cipher: services.secrets, clock: services.now, desk: consents.desk },
    findIdentified: (context) => findIdentified(services, context),
  });

  services.trust = composeTrust({
    ...{ settings: {}, local: services.trust, cipher: services.secrets, clock: services.now, twin },
  }).trust;
});

/** Anna proves under EU law who she is; her document has a second given name. */
async function identify(identifiedAt = identifiedExample.identifiedAt) {
  const vendor = makeScriptedVendor();
  world.services.identity = [vendor];
  await anna.client.call(startSrsVideo, { body: {} });
  const { id: caseId } = await world.services.db
    .selectFrom('identification_cases')
    .select('id')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  const result = {
    ...identifiedExample,
    identifiedAt,
    person: { ...identifiedExample.person, givenNames: 'Anna Maria' },
  };
  vendor.reports.set(caseId, { status: 'success', result });
  await watchCase(world.services, { caseId, isNotified: false }, { complete: async () => undefined });
}
const send = (quality: 'QES' | 'AES_MINIMAL' | 'AES' = 'QES') =>
  sendRequest(anna, { quality, legislation: 'EIDAS', signatures: [own] });
/** Begins, and tells how the desk is asked. */
async function begin(id: string) {
  const { step } = await sign(anna, id);
  if (step?.kind !== 'redirect') throw new Error('nobody is led to the desk');
  const asked = consents.read('/consent', Object.fromEntries(new URL(step.url).searchParams))!;
  expect(asked.back).toBe('http://localhost:3000/mab/redirect');
  return asked;
}
const proceed = async (id: string, body: object) =>
  (await anna.client.call(signing.proceedSwisscom, { params: { id }, body })).results[0]!;
const bring = async (id: string, params: Record<string, string>) =>
  (await anna.client.call(signing.redirectSign, { params: { id }, body: { params } })).results[0]!;
/** Comes back from the page with an answer. */
async function comeBack(id: string, answer: Parameters<typeof consents.writeReturn>[2]) {
  const { challenge, back } = await begin(id);
  const params = Object.fromEntries(new URL(consents.writeReturn(challenge, back, answer)).searchParams);
  return { challenge, outcome: await bring(id, params) };
}
const enter = (id: string, otp: string) => proceed(id, { pwdotp: { otp } });
const password = 'three brave otters';
/** Chooses the password at the desk and comes back to be asked for it. */
async function chooseCode(id: string) {
  const { challenge, means, back } = await begin(id);
  if (!consents.hasPassword(means)) consents.setPassword(means, password);
  const params = Object.fromEntries(new URL(consents.writeReturn(challenge, back, 'code')).searchParams);
  return { challenge, means, outcome: await bring(id, params) };
}
const isWrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the stand-in for a qualified trust service', () => {
  it('signs for nobody who is not identified, and under no other law', async () => {
    expect(await keyOf(sign(anna, await send()))).toBe('error.sign.not_identified');
    await identify();
    const swiss = await sendRequest(anna, { quality: 'QES', legislation: 'ZERTES', signatures: [own] });
    expect(await keyOf(sign(anna, swiss))).toBe('error.sign.not_identified');
  });

  it('makes a demonstration in the name of the identification, and nothing says that it is qualified', async () => {
    await identify();
    const id = await send();
    const { outcome } = await comeBack(id, 'yes');
    expect(outcome).toMatchObject({ status: 'SIGNED', quality: 'DEMO', long_term: 'complete' });
    expect(await view(anna, id)).toMatchObject({ status_overall: 'SIGNED', signatures: [{ signed_quality: 'DEMO' }] });
    const { data } = await world.services.db
      .selectFrom('audit_events')
      .select('data')
      .where('name', '=', 'SIGNED')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ quality: 'DEMO', legislation: 'EIDAS' });
    const identity = { assurance: 4, identifiedAt: '2026-11-22T12:00:00.000Z' };
    expect(data).toMatchObject({ provider: 'Scripted', evidenceId: 'EV-0001', ...identity });
    const report = await anna.client.call(getSignatureReport, { params: { id }, query: { type: 'JSON' } });
    const { userList } = (await report.json()) as SignatureReport;
    const acts = userList.flatMap(({ userActions }) => userActions);
    expect(acts.find(({ name }) => name === 'SIGNED')).toMatchObject({
      identifiedBy: 'Scripted',
      mabEvidenceId: 'EV-0001',
      ...identity,
    });
    const page = await anna.client.call(getSignatureReport, { params: { id }, query: { type: 'HTML' } });
    expect(await page.text()).toContain('Scripted, Stufe 4, 2026-11-22 12:00:00.000 UTC');
    expect((data as { certificateSubject: string }).certificateSubject).toContain('Anna Maria Keller');
    const { signatureQualities, highestQuality } = await anna.client.call(getUser, {});
    expect(signatureQualities.qes).toEqual({
      zertes: null,
      eidas: { quality: 'DEMO', provider: 'SIGILLUM', legislation: 'EIDAS' },
    });
    expect(highestQuality).toMatchObject({ eidas: 'demo', zertes: 'ses' });
  });

  it('asks by password and code for whoever chooses it, and bears a wrong one', async () => {
    await identify();
    const id = await send();
    const { challenge, outcome } = await chooseCode(id);
    expect(outcome).toMatchObject({ status: 'STEP', step: { kind: 'otp', needs_password: true, needs_code: false } });
    expect(consents.findCode(challenge)).toBeUndefined();
    expect(await keyOf(proceed(id, { pwdotp: { password: 'any' } }))).toBe('error.sign.password_wrong');
    expect(await proceed(id, { pwdotp: { password } })).toMatchObject({
      step: {
        kind: 'otp',
        needs_password: false,
        needs_code: true,
        resend: { left: 3, after: expect.closeTo(120_000, -4) },
      },
    });
    const code = consents.findCode(challenge)!;
    expect(await keyOf(enter(id, isWrong(code)))).toBe('error.sign.code_wrong');
    expect(await keyOf(proceed(id, { pwdotp: { resend: true } }))).toBe('error.sign.resend_refused');
    expect(await enter(id, code)).toMatchObject({ status: 'SIGNED', quality: 'DEMO' });
  });

  it('takes neither password nor code after five wrong ones', async () => {
    await identify();
    const id = await send();
    await chooseCode(id);
    const wrongly = () => keyOf(proceed(id, { pwdotp: { password: 'any' } }));
    for (let turn = 0; turn < 4; turn += 1) expect(await wrongly()).toBe('error.sign.password_wrong');
    expect(await wrongly()).toBe('error.sign.code_locked');
    const { challenge } = await chooseCode(id);
    await proceed(id, { pwdotp: { password } });
    const code = consents.findCode(challenge)!;
    for (let turn = 0; turn < 4; turn += 1) expect(await keyOf(enter(id, isWrong(code)))).toBe('error.sign.code_wrong');
    expect(await keyOf(enter(id, isWrong(code)))).toBe('error.sign.code_locked');
    expect(await keyOf(enter(id, code))).toBe('error.sign.step_unknown');
  });

  it('signs no more with a password that was replaced, until its person is identified anew', async () => {
    await identify();
    const id = await send();
    const { means } = await chooseCode(id);
    consents.setPassword(means, 'four brave otters');
    const { problem } = (await sign(anna, id).catch((error: unknown) => error)) as ApiProblem;
    expect(problem).toMatchObject({ key: 'error.sign.serial_mismatch', details: { change: 'password_changed' } });
    await identify(new Date('2026-11-22T12:01:00.000Z'));
    expect(await sign(anna, id)).toMatchObject({ step: { kind: 'redirect' } });
  });

  it('asks for a code alone where the signature is an advanced one', async () => {
    await identify();
    const id = await send('AES_MINIMAL');
    const { challenge, outcome } = await comeBack(id, 'code');
    expect(outcome).toMatchObject({ step: { kind: 'otp', needs_password: false } });
    expect(await enter(id, consents.findCode(challenge)!)).toMatchObject({ status: 'SIGNED', quality: 'DEMO' });
  });

  it('waits for the phone of whoever chooses it', async () => {
    await identify();
    const id = await send();
    const { challenge, outcome } = await comeBack(id, 'phone');
    expect(outcome).toMatchObject({ status: 'STEP', step: { kind: 'poll' } });
    expect(await proceed(id, {})).toMatchObject({ status: 'STEP', step: { kind: 'poll' } });
    consents.answerOnPhone(challenge, 'yes');
    expect(await proceed(id, {})).toMatchObject({ status: 'SIGNED', quality: 'DEMO' });
  });

  it.each([
    ['no', 'error.sign.step_declined'],
    ['late', 'error.sign.step_timeout'],
    ['other_means', 'error.sign.serial_mismatch'],
    ['used_up', 'error.sign.exhausted'],
  ] as const)('ends by the answer %s, on the page and on the phone', async (answer, key) => {
    await identify();
    const id = await send();
    expect(await keyOf(comeBack(id, answer))).toBe(key);
    const { challenge } = await comeBack(id, 'phone');
    consents.answerOnPhone(challenge, answer);
    expect(await keyOf(proceed(id, {}))).toBe(key);
    expect(await view(anna, id)).toMatchObject({ status_overall: 'OPEN' });
  });

  it('believes nobody who makes an answer up, or brings that of another question', async () => {
    await identify();
    const id = await send();
    const { challenge, back } = await begin(id);
    expect(await keyOf(bring(id, { answer: 'yes', answer_print: 'guessed' }))).toBe('error.sign.failed');
    await begin(id);
    const params = Object.fromEntries(new URL(consents.writeReturn(challenge, back, 'yes')).searchParams);
    expect(await keyOf(bring(id, params))).toBe('error.sign.failed');
  });

  it('signs only for whoever has accepted the terms that are in force', async () => {
    await identify();
    const id = await send();
    const { db, config } = world.services;
    await db.updateTable('users').set({ attributes: '{}' }).where('id', '=', anna.id).execute();
    expect(await keyOf(sign(anna, id))).toBe('error.sign.terms_required');
    await anna.client.call(accept, { body: { tou_swisscom: true } });
    expect(await sign(anna, id)).toMatchObject({ status: 'STEP' });
    world.setConfig({ trustTerms: { ...config.trustTerms, since: new Date('2099-01-01T00:00:00Z') } });
    expect(await keyOf(sign(anna, id))).toBe('error.sign.terms_required');
  });

  it('stands in for an advanced signature only where its minimal kind was asked for', async () => {
    await identify();
    expect(await keyOf(sign(anna, await send('AES')))).toBe('error.sign.mobile_required');
    const { outcome } = await comeBack(await send('AES_MINIMAL'), 'yes');
    expect(outcome).toMatchObject({ status: 'SIGNED', quality: 'DEMO' });
  });
});
