import { randomBytes, randomUUID } from 'node:crypto';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import * as twoStep from '@sigillum/api-contracts/two-step/index.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { verifyChain } from '../evidence/verify-chain.ts';
import { keyOf, listEvents, proveMobile, sendRequest, view, visitor } from '../testing/journeys.ts';
import { connect, readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createSoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { it, world } from '../testing/world.ts';

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;
let host: SeededPerson;
let beat: SeededPerson;
let key: Authenticator;

beforeAll(async () => {
  await import('@simplewebauthn/server');
});
beforeEach(async () => {
  host = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch');
  key = await addPasskey(beat);
});

async function addPasskey({ id: user_id }: SeededPerson, signCount = 0): Promise<Authenticator> {
  const authenticator = createSoftwareAuthenticator(randomBytes(32));
  const values = {
    ...{ id: randomUUID(), user_id, name: 'Phone', transports: ['internal'], is_backed_up: true },
    credential_id: authenticator.credentialId,
    public_key: Buffer.from(authenticator.publicKey, 'base64url'),
    sign_count: signCount,
    created_at: world.services.now(),
  };
  await world.services.db.insertInto('passkeys').values(values).execute();
  return authenticator;
}

/** The host again, after the log-out that each hand-over is. */
async function logIn({ id }: SeededPerson) {
  const { db, secrets, now } = world.services;
  const token = secrets.createToken();
  const values = { user_id: id, created_at: now(), expires_at: new Date(now().getTime() + 3600_000) };
  await db
    .insertInto('sessions')
    .values({ ...values, token_hash: secrets.hashToken(token) })
    .execute();
  return { client: connect(world, { bearer: token }), token };
}

type Sent = Parameters<typeof sendRequest>[1];

/** A request whose device is handed to its first signer. */
async function handOver(sent: Sent = { signatures: [{ account_email: beat.email }] }, id?: string) {
  const { client } = await logIn(host);
  const requestId = id ?? (await sendRequest({ ...host, client }, sent));
  const { sid } = (await view({ ...host, client }, requestId)).signatures[0]!;
  const { url } = await client.call(signing.handOver, { params: { id: requestId, sid } });
  const userid = new URL(url).pathname.split('/').at(-1)!;
  return { id: requestId, sid, client: connect(world, { basic: { userid, requestId } }) };
}
type Visit = Awaited<ReturnType<typeof handOver>>;

const begin = ({ client }: Pick<Visit, 'client'>) => client.call(signing.beginPasskeyDirectly, {});
const answer = ({ client }: Pick<Visit, 'client'>, challenge: string, assertion: ReturnType<Authenticator['answer']>) =>
  client.call(signing.stepUpDirectly, { body: { proof: { challenge, assertion } } });
async function stepUp(visit: Visit, authenticator = key, behaviour: Parameters<Authenticator['answer']>[1] = {}) {
  const { challenge, options } = await begin(visit);
  return answer(visit, challenge, authenticator.answer(options.challenge, behaviour));
}
const sign = ({ client, id }: Visit, tan?: string) =>
  client.call(signing.signDirectly, { body: { signatureRequests: [{ signatureRequestId: id }], ...(tan && { tan }) } });
const open = ({ client, id }: Visit) => client.call(requests.getSignatureRequestDirectly, { params: { id } });

describe('the own passkey on a device that was handed over', () => {
  it.for(['SES', 'AES', 'PART11'] as const)(
    'signs %s in place of a code, and evidence and report name it',
    async (quality) => {
      await proveMobile(world, beat, '41791234567');
      const visit = await handOver({ quality, signatures: [{ account_email: beat.email }] });
      expect((await open(visit)).handed_over).toMatchObject({ by: 'Anna Keller', takes_passkey: true });
      const { options } = await begin(visit);
      expect(options).toMatchObject({
        userVerification: 'required',
        hints: ['hybrid', 'security-key'],
        allowCredentials: [{ id: key.credentialId, transports: ['internal', 'hybrid'] }],
      });
      expect(await stepUp(visit)).toEqual({ method: 'passkey', expires_in: 600 });
      const stated = { signingName: 'Beat Frei', signingReason: 'I approve' };
      const payload = { signatureRequestId: visit.id, ...(quality === 'PART11' && stated) };
      const { results } = await visit.client.call(signing.signDirectly, { body: { signatureRequests: [payload] } });
      expect(results).toMatchObject([{ status: 'SIGNED', quality }]);
      const events = await listEvents(world, visit.id);
      expect(verifyChain(events).isIntact).toBe(true);
      const names = events.map(({ name }) => name);
      expect(names).not.toContain('TAN_SENT');
      expect(names).not.toContain('TAN_CONFIRMED');
      expect(events.find(({ name }) => name === 'STEP_UP_CONFIRMED')).toMatchObject({
        actor: { type: 'external', email: beat.email },
        data: { sid: visit.sid, method: 'passkey', witness: 'Anna Keller' },
      });
      const { client } = await logIn(host);
      const report = await client.call(getSignatureReport, { params: { id: visit.id }, query: { type: 'HTML' } });
      expect(await report.text()).toMatch(/Passkey/);
    },
  );

  it('opens no session and nothing else of the account, and ends with the visit', async () => {
    const visit = await handOver();
    const { db } = world.services;
    const count = async () => (await db.selectFrom('sessions').select('token_hash').execute()).length;
    const before = await count();
    await stepUp(visit);
    expect(await count()).toBe(before);
    await sign(visit);
    expect(await keyOf(begin(visit))).toBe('error.auth.credentials_invalid');
    expect(await keyOf(sign(visit))).toBe('error.auth.credentials_invalid');
    expect(await db.selectFrom('step_ups').selectAll().execute()).toEqual([]);
  });

  it('answers once, and what was asked on a visit is no second step of a log-in, nor the other way round', async () => {
    const visit = await handOver();
    const { challenge, options } = await begin(visit);
    const { client } = await logIn(beat);
    const assertion = key.answer(options.challenge);
    const body = { signatureRequestIds: [visit.id], proof: { challenge, assertion } };
    expect(await keyOf(client.call(twoStep.loginWithPasskey, { body: { challenge, assertion } }))).not.toBe(
      'no problem',
    );
    expect(await keyOf(client.call(signing.stepUp, { body }))).toBe('error.two_step.proof_wrong');
    const own = await client.call(twoStep.beginPasskeyProof, {});
    expect(await keyOf(answer(visit, own.challenge, key.answer(own.options.challenge)))).toBe(
      'error.two_step.proof_wrong',
    );
    expect(await keyOf(answer(visit, challenge, assertion))).toBe('no problem');
    expect(await keyOf(answer(visit, challenge, assertion))).toBe('error.two_step.proof_wrong');
  });

  it('counts in the visit and for the documents that it was asked for', async () => {
    const first = await handOver();
    const asked = await begin(first);
    const second = await handOver(undefined, first.id);
    const assertion = key.answer(asked.options.challenge);
    expect(await keyOf(answer(second, asked.challenge, assertion))).toBe('error.two_step.proof_wrong');
    await stepUp(first);
    expect(await keyOf(sign(second))).toBe('error.sign.tan_required');

    const third = await handOver();
    const early = await begin(third);
    const { db } = world.services;
    await db
      .updateTable('document_versions')
      .set({ sha256: 'f'.repeat(64) })
      .where('document_id', 'in', db.selectFrom('documents').select('id').where('request_id', '=', third.id))
      .execute();
    expect(await keyOf(answer(third, early.challenge, key.answer(early.options.challenge)))).toBe(
      'error.two_step.proof_wrong',
    );
  });

  it('is refused when it is unknown, of somebody else, of the host, unverified, or a copy', async () => {
    const visit = await handOver();
    const [strangers, hosts, copied] = [
      await addPasskey(await seedPerson(world, 'stranger@example.ch')),
      await addPasskey(host),
      await addPasskey(beat, 5),
    ];
    for (const refused of [
      () => stepUp(visit, createSoftwareAuthenticator(randomBytes(32))),
      () => stepUp(visit, strangers),
      () => stepUp(visit, hosts),
      () => stepUp(visit, key, { isVerified: false }),
      () => stepUp(visit, copied, { signCount: 3 }),
    ])
      expect(await keyOf(refused())).toBe('error.two_step.proof_wrong');
    // The sixth try in a quarter of an hour.
    expect(await keyOf(stepUp(visit))).toBe('error.two_step.locked');
    expect(await keyOf(sign(visit))).toBe('error.sign.tan_required');
    expect((await listEvents(world, visit.id)).map(({ name }) => name)).not.toContain('STEP_UP_CONFIRMED');
    // Nobody is locked out elsewhere by it.
    const { client } = await logIn(beat);
    const { challenge, options } = await client.call(twoStep.beginPasskeyProof, {});
    const proof = { challenge, assertion: key.answer(options.challenge) };
    expect(await keyOf(client.call(signing.stepUp, { body: { signatureRequestIds: [visit.id], proof } }))).toBe(
      'no problem',
    );
  });

  it('is void once a code is asked for, which signs as before', async () => {
    const visit = await handOver();
    await stepUp(visit);
    world.setClock(new Date(world.services.now().getTime() + 601_000));
    expect(await keyOf(sign(visit))).toBe('error.sign.tan_required');
    const tan = /\b\d{6}\b/.exec((await readLastMail(world, beat.email))!.text)![0];
    expect((await sign(visit, tan)).results).toMatchObject([{ status: 'SIGNED' }]);
  });

  it('is asked of nobody who has none, no account, or no device in hand, nor where no code is asked for', async () => {
    const refuses = async (visit: Visit) => {
      expect((await open(visit)).handed_over?.takes_passkey ?? false).toBe(false);
      expect(await keyOf(begin(visit))).toBe('error.not_found');
      const assertion = key.answer('x');
      expect(await keyOf(answer(visit, 'x'.repeat(43), assertion))).toBe('error.not_found');
    };
    const bare = await seedPerson(world, 'bare@example.ch');
    await refuses(await handOver({ signatures: [{ account_email: bare.email }] }));
    const stranger = visitor('nobody@example.it');
    const vouched = {
      account_email: beat.email,
      notify: false,
      signer_identity_data: { email_address: beat.email, identity_reference: 'HR 7' },
    };
    await refuses(await handOver({ signatures: [vouched] }));
    const handed = await handOver({ signatures: [stranger] });
    await refuses(handed);
    const url = (await readLastMail(world, 'nobody@example.it'))!.text;
    const userid = new RegExp(`/view/${handed.id}/([\\w-]+)`).exec(url)![1]!;
    await refuses({ ...handed, client: connect(world, { basic: { userid, requestId: handed.id } }) });
  });
});
