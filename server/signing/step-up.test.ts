import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Client } from '@sigillum/api-contracts/client.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import * as twoStep from '@sigillum/api-contracts/two-step/index.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { keyOf, listEvents, proveMobile, sendRequest } from '../testing/journeys.ts';
import { connect, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createSoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { it, world } from '../testing/world.ts';
import { makeSteppingTrust } from '../testing/stepping-trust.ts';

let anna: SeededPerson;
let authenticator: ReturnType<typeof createSoftwareAuthenticator>;
let signCount: number;

beforeAll(async () => {
  // The server loads it when it is first needed; the first test shall not pay for that.
  await import('@simplewebauthn/server');
});
beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  await proveMobile(world, anna, '41791234567');
  authenticator = createSoftwareAuthenticator(randomBytes(32));
  signCount = 0;
  await addPasskey(anna);
});

const own = [{ account_email: 'anna@example.ch' }];
const sendAdvanced = () => sendRequest(anna, { quality: 'AES', signatures: own });
const later = (seconds: number) => world.setClock(new Date(world.services.now().getTime() + seconds * 1000));

async function addPasskey({ id: user_id }: SeededPerson) {
  const values = {
    id: randomUUID(),
    user_id,
    name: 'Laptop',
    credential_id: authenticator.credentialId,
    public_key: Buffer.from(authenticator.publicKey, 'base64url'),
    sign_count: 0,
    transports: [],
    is_backed_up: true,
    created_at: world.services.now(),
  };
  await world.services.db.insertInto('passkeys').values(values).execute();
}

/** Anna in another browser. */
async function openSession(): Promise<Client> {
  const { db, secrets, now } = world.services;
  const token = secrets.createToken();
  const expires_at = new Date(now().getTime() + 3600 * 1000);
  const row = { token_hash: secrets.hashToken(token), user_id: anna.id, created_at: now(), expires_at };
  await db.insertInto('sessions').values(row).execute();
  return connect(world, { bearer: token });
}

/** Confirms with the passkey that these requests are to be signed. */
async function stepUp(ids: string[], client: Client = anna.client) {
  const { challenge, options } = await client.call(twoStep.beginPasskeyProof, {});
  const assertion = authenticator.answer(options.challenge, { signCount: (signCount += 1) });
  return client.call(signing.stepUp, { body: { signatureRequestIds: ids, proof: { challenge, assertion } } });
}

const sign = (ids: string[], more: { tan?: string } = {}, client: Client = anna.client) =>
  client.call(signing.sign, {
    body: { signatureRequests: ids.map((signatureRequestId) => ({ signatureRequestId })), ...more },
  });

describe('a passkey in place of the code of an advanced signature', () => {
  it('signs without a text message, and stands in the evidence as what it was', async () => {
    const id = await sendAdvanced();
    expect(await stepUp([id])).toEqual({ method: 'passkey', expires_in: 600 });
    expect((await sign([id])).results[0]).toMatchObject({ status: 'SIGNED', quality: 'AES' });
    const events = await listEvents(world, id);
    expect(verifyChain(events).isIntact).toBe(true);
    expect(events.map(({ name }) => name)).not.toContain('TAN_SENT');
    expect(events.map(({ name }) => name).slice(-3)).toEqual(['STEP_UP_CONFIRMED', 'SIGNED', 'COMPLETED']);
    expect(events.at(-3)!.data).toMatchObject({ method: 'passkey' });
    const texts = world.services.db.selectFrom('sms_messages').select('id').where('template', '=', 'tan');
    expect(await texts.execute()).toEqual([]);
  });

  it('serves all requests that it was given for, and no other', async () => {
    const [first, second, third] = [await sendAdvanced(), await sendAdvanced(), await sendAdvanced()];
    await stepUp([first, second]);
    expect((await sign([first, second])).results.map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED']);
    expect(await keyOf(sign([third]))).toBe('error.sign.tan_required');
  });

  it('counts in the session that gave it alone', async () => {
    const id = await sendAdvanced();
    await stepUp([id]);
    expect(await keyOf(sign([id], {}, await openSession()))).toBe('error.sign.tan_required');
  });

  it('counts for ten minutes', async () => {
    const id = await sendAdvanced();
    await stepUp([id]);
    later(601);
    expect(await keyOf(sign([id]))).toBe('error.sign.tan_required');
  });

  it('is void as soon as a code is asked for, and makes one void that was sent before', async () => {
    const id = await sendAdvanced();
    expect(await keyOf(sign([id]))).toBe('error.sign.tan_required');
    await stepUp([id]);
    const { db } = world.services;
    expect(await db.selectFrom('tans').selectAll().execute()).toEqual([]);
    later(601);
    await keyOf(sign([id]));
    expect(await db.selectFrom('step_ups').selectAll().execute()).toEqual([]);
  });

  it('outlasts an attempt that signs nothing, and a step at the trust service', async () => {
    const id = await sendAdvanced();
    await stepUp([id]);
    const { trust } = world.services;
    world.services.trust = makeSteppingTrust(trust, 'otp');
    expect((await sign([id])).results[0]).toMatchObject({ status: 'STEP' });
    expect((await sign([id])).results[0]).toMatchObject({ status: 'STEP' });
    const answer = { params: { id }, body: { pwdotp: { otp: '123456' } } };
    expect((await anna.client.call(signing.proceedSwisscom, answer)).results[0]).toMatchObject({ status: 'SIGNED' });
    world.services.trust = trust;
    expect((await listEvents(world, id)).map(({ name }) => name)).not.toContain('TAN_CONFIRMED');
  });

  it('is refused for a wrong answer, a used one, and somebody else’s request', async () => {
    const id = await sendAdvanced();
    const { challenge, options } = await anna.client.call(twoStep.beginPasskeyProof, {});
    const wrong = authenticator.answer('other', { signCount: 1 });
    const call = (assertion: typeof wrong) =>
      keyOf(anna.client.call(signing.stepUp, { body: { signatureRequestIds: [id], proof: { challenge, assertion } } }));
    expect(await call(wrong)).toBe('error.two_step.proof_wrong');
    expect(await call(authenticator.answer(options.challenge, { signCount: 2 }))).toBe('error.two_step.proof_wrong');
    const noemi = await seedPerson(world, 'noemi@example.ch');
    expect(await keyOf(stepUp([id], noemi.client))).toBe('error.not_found');
    expect(await keyOf(sign([id]))).toBe('error.sign.tan_required');
  });

  it('is locked after five wrong ones', async () => {
    const id = await sendAdvanced();
    const guess = () =>
      keyOf(anna.client.call(signing.stepUp, { body: { signatureRequestIds: [id], proof: { code: '000000' } } }));
    for (let times = 0; times < 5; times += 1) expect(await guess()).toBe('error.two_step.proof_wrong');
    expect(await guess()).toBe('error.two_step.locked');
  });
});

it('a request that asks for no code is passed over', async () => {
  const id = await sendRequest(anna, { signatures: own });
  await stepUp([id]);
  expect((await listEvents(world, id)).map(({ name }) => name)).not.toContain('STEP_UP_CONFIRMED');
  expect((await sign([id])).results[0]).toMatchObject({ status: 'SIGNED', quality: 'SES' });
});
