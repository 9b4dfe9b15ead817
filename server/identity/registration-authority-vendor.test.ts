import { serveAis, type AisServer } from '@sigillum/engine/testing/on-demand-ais-server';
import { foundAuthority, type TestAuthority } from '@sigillum/engine/testing/test-authority';
import { makeTlsIdentity, type TlsIdentity } from '@sigillum/engine/testing/tls-identity';
import { checkElsewhere } from '@sigillum/api-contracts/identification/check-elsewhere.ts';
import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import { noIdentExample } from '@sigillum/api-contracts/identification/examples.ts';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { keyOf } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import type { RegistrationAuthoritySettings } from './identity-settings.ts';
import { findAskable, IdentityVendorError, IdentityVendorRefusal } from './identity-vendor.ts';
import { makeRegistrationAuthorityVendor } from './registration-authority-vendor.ts';

let authority: TestAuthority;
let tls: TlsIdentity;
let service: AisServer;
const now = new Date('2026-11-23T12:00:00.000Z');
const mobile = '41791234567';
const path = '/api/evidences/verify';
const anna = { legislation: 'ZERTES', mobile, givenNames: 'Anna', familyName: 'Keller', reference: 'of ours' } as const;
const kept = {
  givenNames: 'Anna',
  familyName: 'Keller',
  level: 4,
  jurisdiction: 'zertes',
  evidenceId: 'RAS5b45b027c6d9370008072c48',
} as const;

beforeAll(async () => {
  [authority, tls] = await Promise.all([foundAuthority(), makeTlsIdentity()]);
  service = await serveAis(authority, tls);
});
afterAll(() => Promise.all([service.close(), authority.server.close()]));
beforeEach(() => {
  service.state.evidences.clear();
  service.state.faults.clear();
  service.requests.length = 0;
});

/** Nobody vouches for the stand-in but itself. */
const withRoot = (known: TlsIdentity) => ({ ...known, ca: known.cert });
const connect = (changes: Partial<RegistrationAuthoritySettings> = {}) =>
  makeRegistrationAuthorityVendor({
    url: service.url,
    customer: service.state.customer,
    subject: 'cn={name}, givenname={givenNames}, surname={familyName}, c=CH',
    legislations: ['ZERTES', 'EIDAS'],
    tls: withRoot(tls),
    clock: () => now,
    ...changes,
  });
const find = (changes: object = {}, vendor = connect()) => vendor.findKnown!({ ...anna, ...changes });
const failWith = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error as Error,
  );

describe('the registration authority', () => {
  it('names the evidence it keeps of somebody, who counts until asked again', async () => {
    service.state.evidences.set(mobile, kept);
    expect(await find()).toEqual({
      status: 'success',
      result: {
        evidenceId: kept.evidenceId,
        level: 4,
        provider: '127.0.0.1',
        identifiedAt: now,
        expiresAt: new Date('2027-02-21T12:00:00.000Z'),
        isUsable: true,
        person: null,
      },
    });
    expect(service.requests).toHaveLength(1);
  });

  it('asks for level 4, then 3, and says what was found', async () => {
    service.state.evidences.set(mobile, { ...kept, level: 3 });
    expect(await find()).toMatchObject({ result: { level: 3 } });
    const asked = service.requests.map(({ body }) => JSON.parse(body.toString()) as { assuranceLevel: string });
    expect(asked.map(({ assuranceLevel }) => assuranceLevel)).toEqual(['4', '3']);
  });

  it('knows nobody of another number, name or law', async () => {
    service.state.evidences.set(mobile, kept);
    expect(await find({ mobile: '41790000000' })).toBeUndefined();
    expect(await find({ familyName: 'Meier' })).toBeUndefined();
    expect(await find({ legislation: 'EIDAS' })).toBeUndefined();
  });

  it('lets no name become another one', async () => {
    service.state.evidences.set(mobile, kept);
    expect(await find({ givenNames: 'Eve, givenname=Anna', familyName: 'Evil, surname=Keller' })).toBeUndefined();
    const { distinguishedName } = JSON.parse(service.requests[0]!.body.toString()) as { distinguishedName: string };
    expect(distinguishedName).toContain(String.raw`givenname=Eve\, givenname\=Anna`);
  });

  it.each([429, 500, 503])('asks again after %i, for asking changes nothing', async (status) => {
    service.state.evidences.set(mobile, kept);
    service.state.faults.set(path, [{ status }]);
    expect(await find()).toMatchObject({ result: { evidenceId: kept.evidenceId } });
    expect(service.requests).toHaveLength(2);
  });

  it.each([
    ['it stays away', Array.from({ length: 3 }, () => ({ manner: 'lost' as const }))],
    ['it is busy for longer', Array.from({ length: 3 }, () => ({ status: 429 }))],
    ['it does not know us', [{ status: 403 }]],
    ['it says yes and to what not', [{ status: 200, body: {} }]],
    ['it says yes in another way', [{ status: 200, body: { evidenceId: 'two\nlines' } }]],
    ['a page stands before it', [{ status: 200, body: '<html>' }]],
    ['it sends us elsewhere', [{ status: 302, headers: { location: 'https://example.org' } }]],
  ])('never says yes or no where %s', async (_, faults) => {
    service.state.evidences.set(mobile, kept);
    service.state.faults.set(path, faults);
    const error = await failWith(find());
    expect(error).toBeInstanceOf(IdentityVendorError);
    expect(error.message).not.toContain(mobile);
    expect(error.message).not.toContain('Keller');
  });

  it('is asked as the customer who signs, with the certificate alone that is known there', async () => {
    service.state.evidences.set(mobile, kept);
    expect(await failWith(find({}, connect({ customer: 'somebody-else' })))).toBeInstanceOf(IdentityVendorError);
    const stranger = { ...(await makeTlsIdentity()), ca: tls.cert };
    expect(await failWith(find({}, connect({ tls: stranger })))).toBeInstanceOf(IdentityVendorError);
    expect(service.requests).toHaveLength(1);
  });

  it('begins nothing, and believes nobody who tells of it', async () => {
    const vendor = connect({ legislations: ['ZERTES'] });
    expect(vendor.offers).toEqual([]);
    expect(findAskable([vendor], 'ZERTES')).toBe(vendor);
    expect(findAskable([vendor], 'EIDAS')).toBeUndefined();
    const order = { ...anna, caseId: '1', kind: 'video', language: 'de', email: '', returnUrl: '' } as const;
    expect(await failWith(vendor.start(order))).toBeInstanceOf(IdentityVendorRefusal);
    expect(vendor.readNotification(new Headers(), Buffer.from('{"reference":"1"}'))).toBeUndefined();
    expect(service.requests).toEqual([]);
  });
});

describe('somebody whom the registration authority knows', () => {
  const seed = async () => {
    world.services.identity = [connect()];
    const person = await seedPerson(world, 'anna@example.ch', { firstName: 'Anna', lastName: 'Keller' });
    await world.services.db.updateTable('users').set({ mobile }).execute();
    const ask = () => person.client.call(checkElsewhere, { body: { legislation: 'ZERTES', kind: 'external-sc' } });
    return { ask, read: () => person.client.call(getIdentificationOverview, {}) };
  };

  it('is identified here by one press, with the evidence in the chain', async () => {
    const { ask, read } = await seed();
    expect((await read()).ways.some(({ is_offered }) => is_offered)).toBe(false);
    expect(await ask()).toEqual(noIdentExample);
    service.state.evidences.set(mobile, kept);
    expect(await ask()).toMatchObject({ status: 'success', reason: null });
    expect((await read()).identifications).toMatchObject([
      { legislation: 'ZERTES', quality: 'QES', evidence_id: kept.evidenceId, is_active: true },
    ]);
  });

  it('is told to come back where the authority is away', async () => {
    const { ask, read } = await seed();
    service.state.faults.set(
      path,
      Array.from({ length: 3 }, () => ({ status: 503 })),
    );
    expect(await keyOf(ask())).toBe('error.unavailable');
    expect((await read()).identifications).toEqual([]);
  });
});
