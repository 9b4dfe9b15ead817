import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credentials } from '@sigillum/api-contracts/client.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { type Endpoint, fillPath, isBytes } from '@sigillum/api-contracts/endpoint.ts';
import { endpoints } from '@sigillum/api-contracts/endpoints.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import { keyOf, listEvents, sendRequest, view, visitor } from '@sigillum/server/testing/journeys.ts';
import { createSoftwareAuthenticator } from '@sigillum/server/testing/software-authenticator.ts';
import { connect, readLastMail, seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import { createTestServices, type TestServices } from '@sigillum/server/testing/test-services.ts';

const all = Object.values(endpoints).flatMap((area) => Object.values(area) as Endpoint[]);
const named = (list: Endpoint[]) => list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let world: TestServices;
let people = 0;
beforeAll(async () => {
  world = await createTestServices();
});
afterAll(() => world.close());

const inventHost = () => seedPerson(world, `host-${++people}@example.ch`, { business: true });

/** A request of a host, who then has handed the device to its signer. */
async function handOver(host: SeededPerson, signer = `signer-${++people}@example.it`) {
  const id = await sendRequest(host, { signatures: [visitor(signer), visitor(`other-${++people}@example.it`)] });
  const { signatures } = await view(host, id);
  const params = { id, sid: signatures[0]!.sid };
  const { url, expires_at } = await host.client.call(signing.handOver, { params });
  const userid = new URL(url).pathname.split('/').at(-1)!;
  const credentials: Credentials = { basic: { userid, requestId: id } };
  return { id, params, signer, url, userid, expires_at, credentials, client: connect(world, credentials) };
}

/** A sound body where an empty one is none. */
function writeBody(path: string): object {
  if (path.endsWith('/questions')) return { message: 'Why?' };
  return path.endsWith('/field-values') ? { values: {} } : {};
}

async function call({ method, path, body }: Endpoint, authorization: string, id: string = randomUUID()) {
  const values = { n: 0, seq: 1, number: 1, name: 'archive', username: 'api_x', domain: 'example.ch', version: 'v2' };
  const ids = ['docId', 'document_id', 'sid', 'oid', 'aid', 'fid', 'inviteId', 'userId', 'checkId'];
  const filled = fillPath(path, { ...Object.fromEntries(ids.map((name) => [name, randomUUID()])), ...values, id });
  const type = body && isBytes(body) ? body.contentTypes[0]! : 'application/json';
  const init = { method, headers: { authorization, 'content-type': type, 'idempotency-key': randomUUID() } };
  const answer = await world.api.request(
    filled,
    { ...init, ...(method !== 'GET' && { body: JSON.stringify(writeBody(path)) }) },
    { ip: '192.0.2.7' },
  );
  return { status: answer.status, key: ((await answer.json().catch(() => ({}))) as { key?: string }).key };
}

describe('the host’s session, once the device was handed over', () => {
  it.each(named(all.filter(({ auth }) => auth === 'bearer')))('opens nothing: %s', async (_, endpoint) => {
    shared ??= await prepare();
    const { status, key } = await call(endpoint, `Bearer ${shared.token}`, shared.id);
    expect([status, key]).toEqual([401, 'error.auth.token_invalid']);
    // The signer's secret is no token of an account either.
    expect((await call(endpoint, `Bearer ${shared.userid}`, shared.id)).status).toBe(401);
  });
});

describe('the signer’s hold of the device', () => {
  it.each(named(all.filter(({ auth, path }) => auth === 'basic' && path.includes('{id}'))))(
    'reaches no other request: %s',
    async (_, endpoint) => {
      shared ??= await prepare();
      const basic = (id: string) => `Basic ${btoa(`${shared!.userid}:${id}`)}`;
      expect((await call(endpoint, basic(shared.otherId), shared.otherId)).status).toBe(401);
      expect((await call(endpoint, basic(shared.id), shared.otherId)).status).toBe(404);
    },
  );

  it('is one, however often somebody clicks', async () => {
    const host = await inventHost();
    const id = await sendRequest(host, { signatures: [visitor(`signer-${++people}@example.it`)] });
    const params = { id, sid: (await view(host, id)).signatures[0]!.sid };
    const keys = await Promise.all([1, 2, 3].map(() => keyOf(host.client.call(signing.handOver, { params }))));
    expect(keys.toSorted()).toEqual(['error.auth.token_invalid', 'error.auth.token_invalid', 'no problem']);
    expect(
      await world.services.db.selectFrom('hand_overs').select('sid').where('sid', '=', params.sid).execute(),
    ).toHaveLength(1);
  });

  it('proves with the own code, ends with the signature, and has its host as witness in evidence and report', async () => {
    const host = await inventHost();
    const { id, signer, client } = await handOver(host);
    const opened = await client.call(requests.getSignatureRequestDirectly, { params: { id } });
    expect(opened.handed_over).toMatchObject({ by: 'Anna Keller' });
    const body = { signatureRequests: [{ signatureRequestId: id }] };
    expect(await keyOf(client.call(signing.signDirectly, { body }))).toBe('error.sign.tan_required');
    const tan = /\b\d{6}\b/.exec((await readLastMail(world, signer))!.text)![0];
    const { results } = await client.call(signing.signDirectly, { body: { ...body, tan } });
    expect(results).toMatchObject([{ status: 'SIGNED' }]);
    expect(await keyOf(client.call(requests.getSignatureRequestDirectly, { params: { id } }))).toBe(
      'error.auth.credentials_invalid',
    );
    const rows = await listEvents(world, id);
    expect(rows.find(({ name }) => name === 'HANDED_OVER')).toMatchObject({ actor: { userId: host.id } });
    expect(rows.find(({ name }) => name === 'SIGNED')).toMatchObject({
      actor: { type: 'external', email: signer },
      data: { witness: 'Anna Keller' },
    });
    const again = await logInAgain(host);
    const report = await again.call(getSignatureReport, { params: { id }, query: { type: 'HTML' } });
    expect(await report.text()).toMatch(/Vor Ort, bezeugt von[^A-Z]*Anna Keller/);
  });

  it('asks for no passkey of a signer who has none, and nobody is logged in by an answer', async () => {
    const { client } = await handOver(await inventHost());
    expect(await keyOf(client.call(signing.beginPasskeyDirectly, {}))).toBe('error.not_found');
    const before = await world.services.db.selectFrom('sessions').selectAll().execute();
    const assertion = createSoftwareAuthenticator(Buffer.alloc(32, 7)).answer('x');
    const proof = { challenge: 'x'.repeat(43), assertion };
    expect(await keyOf(client.call(signing.stepUpDirectly, { body: { proof } }))).toBe('error.not_found');
    expect(await world.services.db.selectFrom('sessions').selectAll().execute()).toEqual(before);
  });

  it('ends with a decline, of which the host is witness, too', async () => {
    const { id, client } = await handOver(await inventHost());
    await client.call(requests.declineSignatureRequestDirectly, { params: { id }, body: { message: 'Too dear' } });
    expect(await keyOf(client.call(requests.getLockStatusDirectly, { params: { id } }))).toBe(
      'error.auth.credentials_invalid',
    );
    expect((await listEvents(world, id)).find(({ name }) => name === 'DECLINED')!.data.witness).toBe('Anna Keller');
  });

  it('ends when it is given back, once or twice, while the link that was mailed goes on', async () => {
    const { id, signer, client } = await handOver(await inventHost());
    await client.call(signing.endHandOverDirectly, {});
    expect(await keyOf(client.call(signing.endHandOverDirectly, {}))).toBe('error.auth.credentials_invalid');
    expect(await keyOf(client.call(requests.getSignatureRequestDirectly, { params: { id } }))).toBe(
      'error.auth.credentials_invalid',
    );
    const userid = new RegExp(`/view/${id}/([\\w-]+)`).exec((await readLastMail(world, signer))!.text)![1]!;
    const mailed = connect(world, { basic: { userid, requestId: id } });
    const opened = await mailed.call(requests.getSignatureRequestDirectly, { params: { id } });
    expect(opened.handed_over).toBeUndefined();
    await mailed.call(signing.endHandOverDirectly, {});
    expect(await keyOf(mailed.call(requests.getLockStatusDirectly, { params: { id } }))).toBe('no problem');
  });

  it('ends after half an hour', async () => {
    const { id, params, client, expires_at } = await handOver(await inventHost());
    expect(new Date(expires_at).getTime() - world.services.now().getTime()).toBeLessThanOrEqual(30 * 60_000);
    await world.services.db
      .updateTable('hand_overs')
      .set({ expires_at: world.services.now() })
      .where('sid', '=', params.sid)
      .execute();
    expect(await keyOf(client.call(requests.getLockStatusDirectly, { params: { id } }))).toBe(
      'error.auth.credentials_invalid',
    );
  });

  it('shows nothing of a request that is withdrawn meanwhile', async () => {
    const host = await inventHost();
    const { id, client } = await handOver(host);
    const again = await logInAgain(host);
    await again.call(requests.withdrawSignatureRequest, { params: { id }, body: {} });
    const opening = client.call(requests.getSignatureRequestDirectly, { params: { id } });
    expect(await keyOf(opening)).toBe('error.sr.withdrawn');
    const body = { signatureRequests: [{ signatureRequestId: id }] };
    expect(await keyOf(client.call(signing.signDirectly, { body }))).toBe('error.sr.withdrawn');
  });

  it('is had by signers with an account, too, but not by oneself, nor out of turn', async () => {
    const host = await inventHost();
    const member = await seedPerson(world, `member-${++people}@example.ch`);
    const late = `late-${++people}@example.it`;
    const id = await sendRequest(host, {
      signatures: [
        { account_email: member.email, sequence: 1 },
        { account_email: host.email, sequence: 1 },
        visitor(late, { sequence: 2 }),
      ],
    });
    const [first, own, waiting] = (await view(host, id)).signatures.map(({ sid }) => sid);
    const hand = (sid: string) => host.client.call(signing.handOver, { params: { id, sid } });
    expect(await keyOf(hand(own!))).toBe('error.sign.own_witness');
    expect(await keyOf(hand(waiting!))).toBe('error.sign.not_your_turn');
    expect(await keyOf(hand(randomUUID()))).toBe('error.not_found');
    expect(await keyOf(member.client.call(signing.handOver, { params: { id, sid: own! } }))).toBe('error.not_found');
    const userid = new URL((await hand(first!)).url).pathname.split('/').at(-1)!;
    const client = connect(world, { basic: { userid, requestId: id } });
    const { document_token: token, documents } = await client.call(requests.getSignatureRequestDirectly, {
      params: { id },
    });
    expect(token).toContain(first);
    expect(documents).toHaveLength(1);
    const body = { signatureRequests: [{ signatureRequestId: id }] };
    expect(await keyOf(client.call(signing.signDirectly, { body }))).toBe('error.sign.tan_required');
    const tan = /\b\d{6}\b/.exec((await readLastMail(world, member.email))!.text)![0];
    const { results } = await client.call(signing.signDirectly, { body: { ...body, tan } });
    expect(results).toMatchObject([{ status: 'SIGNED' }]);
  });
});

let shared: { token: string; userid: string; id: string; otherId: string } | undefined;

async function prepare() {
  const { db, secrets, now } = world.services;
  const host = await inventHost();
  const otherId = await sendRequest(host, { signatures: [visitor(`else-${++people}@example.it`)] });
  const token = secrets.createToken();
  const values = { user_id: host.id, created_at: now(), expires_at: new Date(now().getTime() + 3600_000) };
  await db
    .insertInto('sessions')
    .values({ ...values, token_hash: secrets.hashToken(token) })
    .execute();
  const { id, userid } = await handOver({ ...host, client: connect(world, { bearer: token }) });
  return { token, userid, id, otherId };
}

/** The host has given the password. */
async function logInAgain({ id }: SeededPerson) {
  const { db, secrets, now } = world.services;
  const token = secrets.createToken();
  const values = { user_id: id, created_at: now(), expires_at: new Date(now().getTime() + 3600_000) };
  await db
    .insertInto('sessions')
    .values({ ...values, token_hash: secrets.hashToken(token) })
    .execute();
  return connect(world, { bearer: token });
}
