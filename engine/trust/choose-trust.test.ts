import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeSigningFixture, type SigningFixture } from '../testing/signing-fixture.ts';
import { foundAuthority, type TestAuthority } from '../testing/test-authority.ts';
import { chooseTrust } from './choose-trust.ts';
import { readOcspResponse } from '../pki/read-revocation.ts';
import type { SigningContext, TrustOffer, TrustService } from './trust-service.ts';

let fixture: SigningFixture;
let foreign: TestAuthority;
let trust: TrustService;
const calls: string[] = [];
const asked: Uint8Array[] = [];
const offer: TrustOffer = {
  provider: 'trust.example.org',
  qualities: ['QES'],
  legislations: ['EIDAS'],
  seals: ['theirs'],
};

beforeAll(async () => {
  fixture = await makeSigningFixture();
  foreign = await foundAuthority();
  const remote: TrustService = {
    info: () => Promise.resolve({ lanes: ['cms'], qualities: ['QES'], maxDigestsPerAuth: 7 }),
    credential: () => Promise.resolve({ id: 'remote', algorithm: 'ES256' }),
    authorize: () => Promise.resolve({ kind: 'poll', retryAfter: 1, state: 'their state' }),
    proceed(state) {
      calls.push(`proceed ${state}`);
      return Promise.resolve({ kind: 'done', authorization: { id: 'their:consent' } });
    },
    sign({ id }) {
      calls.push(`sign ${id}`);
      return Promise.resolve([]);
    },
    timestamp: () => Promise.reject(new Error('not asked')),
    status: () => Promise.reject(new Error('not asked')),
    anchors: () => Promise.resolve([foreign.root, fixture.centre.root]),
  };
  trust = chooseTrust({
    local: fixture.trust,
    routes: [{ name: 'remote', trust: remote, offer }],
    fetchStatus(certificate) {
      asked.push(certificate);
      return Promise.resolve({ crl: new Uint8Array([1]) });
    },
  });
});
afterAll(async () => {
  fixture.remove();
  await foreign.server.close();
});

const context: SigningContext = { sid: 'sid', signerName: 'Zoë Müller', quality: 'QES' };
const items = [{ documentDigest: createHash('sha256').update('document').digest() }];

describe('choosing the trust service', () => {
  it('sends each signature to the first service that is for it', async () => {
    expect((await trust.credential(context)).id).toBe('remote');
    expect((await trust.credential({ ...context, legislation: 'EIDAS' })).id).toBe('remote');
    expect((await trust.credential({ ...context, quality: 'AES' })).id).toBe('person');
    expect((await trust.credential({ ...context, quality: 'AES', sealAccountName: 'theirs' })).id).toBe('remote');
    await expect(trust.credential({ ...context, legislation: 'ZERTES' }).then(({ id }) => id)).resolves.toBe('person');
  });

  it('goes on where an authorisation has begun', async () => {
    const step = await trust.authorize(context, items);
    if (step.kind !== 'poll') throw new Error('a poll was expected');
    const done = await trust.proceed(step.state, { kind: 'poll' });
    if (done.kind !== 'done') throw new Error('an authorisation was expected');
    await trust.sign(done.authorization, items);
    expect(calls).toEqual(['proceed their state', 'sign their:consent']);

    const local = await trust.authorize({ ...context, quality: 'AES' }, items);
    if (local.kind !== 'done') throw new Error('an authorisation was expected');
    await expect(trust.sign(local.authorization, items)).resolves.toHaveLength(1);
  });

  it.each(['', 'unknown:state', 'state'])('refuses %j, which nobody has given', async (state) => {
    await expect(trust.proceed(state, { kind: 'poll' })).rejects.toMatchObject({ failure: 'refused' });
    await expect(trust.sign({ id: state }, items)).rejects.toMatchObject({ failure: 'refused' });
  });

  it('tells what all of them offer together', async () => {
    const { qualities, maxDigestsPerAuth, offers } = await trust.info();
    expect(offers).toEqual([
      offer,
      { provider: 'SIGILLUM', qualities: ['SES', 'AES', 'DEMO', 'PART11'], seals: 'any' },
    ]);
    expect(qualities).toEqual(expect.arrayContaining(['QES', 'SES', 'AES', 'DEMO']));
    expect(maxDigestsPerAuth).toBe(7);
    const anchors = await trust.anchors();
    expect(anchors).toHaveLength(2);
    expect(anchors).toEqual(expect.arrayContaining([foreign.root, fixture.centre.root]));
  });

  it('answers for own certificates itself, and asks outside for all others', async () => {
    const [seal, issuer] = fixture.centre.seal.chain as [Uint8Array, Uint8Array];
    const own = await trust.status(seal, issuer);
    expect(readOcspResponse(own.ocsp!, { certificate: seal, issuer, at: new Date() }).status).toBe('good');
    expect(asked).toEqual([]);
    const [person, authority] = (await foreign.issue('person')).chain as [Uint8Array, Uint8Array];
    expect(await trust.status(person, authority)).toEqual({ crl: new Uint8Array([1]) });
    expect(asked).toEqual([person]);
  });
});
