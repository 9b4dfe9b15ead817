import { randomUUID } from 'node:crypto';
import { serveBroker, type BrokerServer } from '@sigillum/engine/testing/on-demand-broker-server';
import { foundAuthority, type TestAuthority } from '@sigillum/engine/testing/test-authority';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBrokerVendor } from './broker-vendor.ts';
import type { BrokerIdentSettings } from './identity-settings.ts';
import { IdentityVendorError, IdentityVendorRefusal, type IdentityOrder } from './identity-vendor.ts';

let authority: TestAuthority;
let broker: BrokerServer;
const now = new Date('2026-11-22T12:00:00.000Z');
const mobile = '41791234567';
const methods = { srsVideo: 'idnow-video', intrumAutoident: 'intrum-auto' } as const;
const order: IdentityOrder = {
  caseId: '4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c4',
  legislation: 'EIDAS',
  kind: 'video',
  language: 'de',
  email: 'anna@example.ch',
  givenNames: 'Anna',
  familyName: 'Keller',
  mobile,
  returnUrl: 'http://localhost:3000/profile/signature-standards/eidas/video',
};

beforeAll(async () => {
  authority = await foundAuthority();
  broker = await serveBroker(authority);
});
afterAll(() => Promise.all([broker.close(), authority.server.close()]));
beforeEach(() => {
  Object.assign(broker.state.ident, { refusedMethods: [], notices: 1, processData: undefined });
  broker.state.ident.people.clear();
  broker.state.faults.clear();
  broker.requests.length = 0;
});

const connect = (changes: Partial<BrokerIdentSettings> = {}) =>
  makeBrokerVendor({
    url: `${broker.url}/api/auth/realms/broker`,
    clientId: broker.state.client.id,
    clientSecret: broker.state.client.secret,
    hintSecret: broker.state.hintSecret,
    methods,
    isTold: false,
    noticeUrl: 'http://127.0.0.1:9/trust/identity/broker',
    noticeToken: 'the token',
    clock: () => now,
    ...changes,
  });
const visit = (link: string, act: string) => fetch(link, { method: 'POST', body: new URLSearchParams({ act }) });
const asked = (reference: string) =>
  ({ reference, legislation: 'EIDAS', kind: 'video', mobile, startedAt: new Date(0), found: null }) as const;
const failWith = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error as Error,
  );

describe('the broker as one who identifies', () => {
  it('offers the ways that are set up, and asks for number and terms first', () => {
    const { offers, needs, isLocal } = connect();
    expect(offers.map(({ legislation, kind }) => `${legislation} ${kind}`)).toEqual([
      'EIDAS video',
      'ZERTES autoident',
    ]);
    expect(needs).toEqual(['mobile', 'terms']);
    expect(isLocal).toBe(true);
  });

  it('takes somebody from the start to an identification that counts five years', async () => {
    const vendor = connect();
    const { reference, link } = await vendor.start(order);
    expect(await (await fetch(link)).text()).toContain('Nobody is really identified here.');
    expect(await vendor.readStatus(asked(reference))).toEqual({ status: 'inprogress' });
    await visit(link, 'identify');
    const { status, result } = await vendor.readStatus(asked(reference));
    expect(status).toBe('success');
    expect(result).toMatchObject({ level: 4, isUsable: true, person: null, provider: '127.0.0.1' });
    expect(result!.evidenceId).toMatch(/^[0-9a-f-]{36}$/);
    expect(result!.expiresAt.getUTCFullYear()).toBe(result!.identifiedAt.getUTCFullYear() + 5);
  });

  it('counts from when the person has followed the text message, and asks for the result once', async () => {
    const vendor = connect();
    const { reference, link } = await vendor.start(order);
    await visit(link, 'later');
    const { result } = await vendor.readStatus(asked(reference));
    expect(result).toMatchObject({ isUsable: false });
    const found = { evidenceId: result!.evidenceId, identifiedAt: result!.identifiedAt };
    expect((await vendor.readStatus({ ...asked(reference), found })).result).toMatchObject({ isUsable: false });
    await visit(link, 'activate');
    const later = await vendor.readStatus({ ...asked(reference), found });
    expect(later.result).toMatchObject({ ...found, isUsable: true, level: 4 });
    expect(broker.requests.filter(({ url }) => url.pathname.endsWith('oauth-token'))).toHaveLength(1);
  });

  it('has evidence of level 3 where only advanced signatures can be made, until the day that the broker names', async () => {
    const vendor = connect();
    const { reference, link } = await vendor.start(order);
    await visit(link, 'later');
    const person = { credentials: ['OnDemand-Advanced4.1-EU'], platform: 'MID', expiresOn: '2026-12-24' } as const;
    broker.state.ident.people.set(mobile, { ...person, credentials: [...person.credentials] });
    expect((await vendor.readStatus(asked(reference))).result).toMatchObject({
      level: 3,
      isUsable: true,
      expiresAt: new Date('2026-12-24T23:59:59.000Z'),
    });
  });

  it.each(['MISMATCH_SAS_BUT_MID', 'MISMATCH_SAS_CHANGE_SN', 'MISMATCH_MID'] as const)(
    'tells by %s that the person’s means have changed',
    async (mismatch) => {
      const vendor = connect();
      const { reference, link } = await vendor.start(order);
      await visit(link, 'later');
      broker.state.ident.people.set(mobile, { credentials: [], platform: 'MID', mismatch });
      const report = await vendor.readStatus(asked(reference));
      expect(report).toEqual({ status: 'failure', reason: 'means_changed', word: mismatch });
    },
  );

  it('tells why it came to nothing, with the broker’s own word for the log', async () => {
    const vendor = connect();
    const refused = await vendor.start(order);
    await visit(refused.link, 'refuse');
    const report = await vendor.readStatus(asked(refused.reference));
    expect(report).toMatchObject({ status: 'failure', reason: 'refused' });
    expect(report.word).toContain('access_denied');
    const late = await vendor.start(order);
    await visit(late.link, 'expire');
    expect(await vendor.readStatus(asked(late.reference))).toMatchObject({ status: 'failure', reason: 'expired' });
  });

  it('loses nobody whose result was taken and never written down', async () => {
    const vendor = connect();
    const { reference, link } = await vendor.start(order);
    await visit(link, 'identify');
    await vendor.readStatus(asked(reference));
    const { status, result } = await vendor.readStatus(asked(reference));
    expect(status).toBe('success');
    expect(result).toMatchObject({ evidenceId: reference, identifiedAt: now, isUsable: true });
  });

  it('names a way that the contract does not have as a refusal, and never says so by waiting', async () => {
    broker.state.ident.refusedMethods = ['idnow-video'];
    const error = await failWith(connect().start(order));
    expect(error).toBeInstanceOf(IdentityVendorRefusal);
    expect(error.message).toContain('RAX_invalid_jurisdiction');
    expect(error.message).not.toContain(broker.state.client.secret);
    expect(await failWith(connect().start({ ...order, mobile: null }))).toBeInstanceOf(IdentityVendorRefusal);
  });

  it.each(['broken_off', 'cut_short', 'lost'] as const)('is away where an answer is %s', async (manner) => {
    const path = '/api/auth/realms/broker/protocol/openid-connect/oauth-authorize';
    broker.state.faults.set(path, [{ manner }]);
    const error = await failWith(connect().start(order));
    expect(error).toBeInstanceOf(IdentityVendorError);
    expect(error).not.toBeInstanceOf(IdentityVendorRefusal);
  });

  it('sends nobody to what is no page', async () => {
    broker.state.ident.processData = 'a word for a program of the vendor';
    expect(await failWith(connect().start(order))).toBeInstanceOf(IdentityVendorError);
  });

  it('believes a notice that shows the token we gave, and reads nothing but the case from it', async () => {
    const vendor = connect({ isTold: true });
    const { reference } = await vendor.start(order);
    const body = Buffer.from(JSON.stringify({ auth_req_id: reference }));
    const told = (authorization: string, text: Uint8Array = body) =>
      vendor.readNotification(new Headers({ authorization }), text);
    expect(told('Bearer the token')).toEqual({ eventId: reference, reference });
    expect(told('Bearer another token')).toBeUndefined();
    expect(told('Bearer the token', Buffer.from('no JSON'))).toBeUndefined();
    expect(connect().readNotification(new Headers({ authorization: 'Bearer the token' }), body)).toBeUndefined();
    expect(await vendor.readStatus(asked(randomUUID()))).toMatchObject({ status: 'failure' });
  });

  it('lets nothing be taken from a page that is not the broker’s', async () => {
    const vendor = connect();
    const { reference } = await vendor.start(order);
    const path = '/api/auth/realms/broker/.well-known/webfinger';
    broker.state.faults.set(path, [{ status: 200, body: '<html>' }]);
    await visit(`${broker.url}/ident/${reference}`, 'identify');
    expect(await failWith(vendor.readStatus(asked(reference)))).toBeInstanceOf(IdentityVendorError);
    expect(await vendor.cancel(reference)).toBe('cancelled');
  });

  it('knows people who were identified elsewhere, for as long as it can say', async () => {
    const vendor = connect();
    const sought = {
      legislation: 'EIDAS',
      mobile,
      givenNames: 'Anna',
      familyName: 'Keller',
      reference: 'of ours',
    } as const;
    expect(await vendor.findKnown!(sought)).toBeUndefined();
    const credentials = ['OnDemand-Qualified4.1-EU'];
    broker.state.ident.people.set(mobile, { credentials, platform: 'MID' });
    const { result } = (await vendor.findKnown!(sought))!;
    expect(result).toMatchObject({ evidenceId: 'of ours', level: 4, isUsable: true, person: null });
    expect(result!.expiresAt).toEqual(new Date('2027-02-20T12:00:00.000Z'));
    broker.state.ident.people.set(mobile, { credentials, platform: 'MID', expiresOn: '2026-12-24' });
    expect((await vendor.findKnown!(sought))!.result!.expiresAt).toEqual(new Date('2026-12-24T23:59:59.000Z'));
    broker.state.ident.people.set(mobile, { credentials: [], platform: 'MID', mismatch: 'MISMATCH_MID' });
    expect(await vendor.findKnown!(sought)).toMatchObject({ status: 'failure', reason: 'means_changed' });
  });
});
