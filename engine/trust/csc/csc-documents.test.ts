import { BlockList } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildPdf } from '../../testing/pdf-fixtures.ts';
import { makeRevisionRequest, makeSigningFixture, prepareFile } from '../../testing/signing-fixture.ts';
import type { SigningFixture } from '../../testing/signing-fixture.ts';
import { finishRevisions, prepareRevision, type PreparedRevision } from '../../pdf/sign-document.ts';
import { accessBytes } from '../../pdf/structure/random-access.ts';
import { verifyRevision } from '../../pdf/verify-revision.ts';
import { makeCscPerson, type CscPerson } from '../../testing/csc-customer.ts';
import { serveCsc, type CscServer } from '../../testing/csc-server.ts';
import type { SigningFault } from '../../testing/csc-signing-device.ts';
import { callJudges } from '../../testing/judges.ts';
import { makeTestCipher } from '../../testing/on-demand-bench.ts';
import { foundAuthority, type TestAuthority } from '../../testing/test-authority.ts';
import {
  serveTimestamps,
  TIMESTAMP_CREDENTIALS,
  type TimestampFault,
  type TimestampServer,
} from '../../testing/timestamp-server.ts';
import { composeTrust } from '../compose-trust.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { StepAnswer, TrustService } from '../trust-service.ts';
import type { TrustSettings } from '../trust-settings.ts';

/** Whole documents, signed through foreign services as the server does it, and judged by tools that know neither. */
let fixture: SigningFixture;
let authority: TestAuthority;
let server: CscServer;
let stamps: TimestampServer;
let judges: ReturnType<typeof callJudges>;

beforeAll(async () => {
  fixture = await makeSigningFixture();
  authority = await foundAuthority();
  [server, stamps] = await Promise.all([serveCsc(authority), serveTimestamps(authority)]);
  judges = callJudges([fixture.centre.root, authority.root]);
});
afterAll(async () => {
  fixture.remove();
  judges.remove();
  await Promise.all([server.close(), stamps.close(), authority.server.close()]);
});
beforeEach(async () => {
  await setPerson({});
  server.state.signingFault = undefined;
  server.state.isAsynchronous = false;
  stamps.setFault(undefined);
});

const setPerson = async (changes: Partial<CscPerson>) => {
  server.state.person = await makeCscPerson(authority, changes);
};
const cipher = makeTestCipher();
const house = new BlockList();
house.addSubnet('127.0.0.0', 8, 'ipv4');

function compose(lane: 'raw' | 'cms', timestamps?: TrustSettings['timestamps']): TrustService {
  const csc: TrustSettings['csc'] = {
    url: `${server.url}/csc/v2`,
    clientId: 'sigillum',
    clientSecret: 'a secret: of this test',
    qualities: ['QES'],
    legislations: ['ZERTES', 'EIDAS'],
    seals: {},
    qualifiedSeals: [],
    userId: 'email',
    lane,
    anchors: [authority.root],
  };
  const settings: TrustSettings = { csc, statusNetworks: house, ...(timestamps && { timestamps }) };
  return composeTrust({ settings, local: fixture.trust, cipher, clock: () => new Date() }).trust;
}
const external = (): Exclude<TrustSettings['timestamps'], 'csc' | undefined> => ({
  url: stamps.url,
  credentials: TIMESTAMP_CREDENTIALS,
  policy: stamps.policy,
  anchors: [authority.root],
});

type Prepared = { file: Uint8Array; prepared: PreparedRevision };

async function prepare(): Promise<Prepared> {
  const request = makeRevisionRequest(0, { quality: 'QES', signerEmail: 'zoe@example.org' });
  const file = await prepareFile(buildPdf(), [request]);
  const prepared = await prepareRevision(accessBytes(file), request);
  const returnUrl = 'https://sign.example.org/mab/redirect';
  const context = { ...prepared.state.context, legislation: 'EIDAS' as const, returnUrl };
  return { file, prepared: { ...prepared, state: { ...prepared.state, context } } };
}

async function takeStep(step: { kind: string; url?: string; needsPassword?: boolean }): Promise<StepAnswer> {
  if (step.kind === 'otp') return { kind: 'otp', code: '738496', ...(step.needsPassword && { password: '1234' }) };
  if (step.kind === 'poll') return { kind: 'poll' };
  const response = await fetch(step.url!, { redirect: 'manual' });
  const { searchParams } = new URL(response.headers.get('location')!);
  return { kind: 'redirect', params: Object.fromEntries(searchParams) };
}

/** Signs as the server does: each step ends the work, and the answer to it begins it again from what was stored. */
async function sign(trust: TrustService): Promise<{ file: Uint8Array; signed: Uint8Array; steps: string[] }> {
  const { file, prepared } = await prepare();
  const steps: string[] = [];
  let [result] = await finishRevisions([prepared], trust);
  while (result?.kind === 'step' && steps.length < 5) {
    const { step } = result;
    steps.push(step.kind);
    const answer = await takeStep(step);
    [result] = await finishRevisions([prepared], trust, { now: new Date(), resume: { state: step.state, answer } });
  }
  if (result?.kind !== 'finished') throw new Error('the person was asked without end');
  return { file, signed: Buffer.concat([file, result.tail]), steps };
}

const expectSound = (signed: Uint8Array) => expect(judges.findFaults(signed)).toEqual([]);

const EXPLICIT: Partial<CscPerson> = {
  mode: 'explicit',
  objects: [
    { type: 'Password', id: 'PIN' },
    { type: 'ChallengeResponse', id: 'OTP' },
  ],
  secrets: { PIN: '1234', OTP: '738496' },
};
const APP: Partial<CscPerson> = { mode: 'explicit', objects: [{ type: 'ChallengeResponseOOB', id: 'APP' }] };

describe('a document signed through a foreign service', () => {
  it.each([
    ['raw', 'redirect', {}],
    ['cms', 'redirect', {}],
    ['raw', 'otp', EXPLICIT],
    ['cms', 'otp', EXPLICIT],
    ['raw', 'poll', APP],
    ['cms', 'poll', APP],
  ] as ['raw' | 'cms', string, Partial<CscPerson>][])(
    'on the %s lane after a step by %s holds before independent judges',
    async (lane, kind, person) => {
      await setPerson(person);
      const { file, signed, steps } = await sign(compose(lane));
      expect(steps).toEqual([kind]);
      expectSound(signed);
      const anchors = [fixture.centre.root, authority.root];
      const prefix = { size: file.length };
      await expect(verifyRevision(accessBytes(signed), { anchors })).resolves.toMatchObject({ signatureCount: 1 });
      expect(signed.subarray(0, prefix.size).every((byte, index) => byte === file[index])).toBe(true);
    },
  );

  it('may be stamped by an external authority, or by the signing service', async () => {
    expectSound((await sign(compose('raw', external()))).signed);
    expect(stamps.requests.length).toBeGreaterThan(0);
    expectSound((await sign(compose('cms', 'csc'))).signed);
    expect(server.requests.some(({ url }) => url.pathname.endsWith('signatures/timestamp'))).toBe(true);
  });

  it('may be signed later than asked for', async () => {
    server.state.isAsynchronous = true;
    expectSound((await sign(compose('cms'))).signed);
  });
});

describe('nothing is embedded', () => {
  const failWith = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(TrustError);
    return error as TrustError;
  };

  it.each(
    (['raw', 'cms'] as const).flatMap((lane) =>
      (['wrong_hash', 'another_key', 'p1363'] as SigningFault[]).map((fault) => [lane, fault] as const),
    ),
  )('on the %s lane when the device has the fault %s', async (lane, fault) => {
    server.state.signingFault = fault;
    expect(await failWith(sign(compose(lane)))).toMatchObject({ failure: 'bad_answer' });
  });

  it.each(['raw', 'cms'] as const)('on the %s lane when the certificate was revoked meanwhile', async (lane) => {
    authority.revoke(server.state.person.identity.chain[0]);
    expect(await failWith(sign(compose(lane)))).toMatchObject({ failure: 'refused', reason: 'revoked' });
  });

  it('when the certificate is of an authority that is not trusted', async () => {
    const stranger = await foundAuthority();
    await stranger.server.close();
    await setPerson({ identity: await stranger.issue('person') });
    expect(await failWith(sign(compose('raw')))).toMatchObject({ failure: 'bad_answer' });
  });

  it.each<[TimestampFault, 'unavailable' | 'bad_answer']>([
    ['unavailable', 'unavailable'],
    ['wrong_imprint', 'bad_answer'],
    ['wrong_nonce', 'bad_answer'],
    ['wrong_policy', 'bad_answer'],
    ['expired_certificate', 'bad_answer'],
    ['too_large', 'bad_answer'],
  ])('when the timestamp authority has the fault %s', async (fault, failure) => {
    stamps.setFault(fault);
    const retry = { attempts: 2, firstPauseMs: 5, totalMs: 5000 };
    const trust = compose('cms', { ...external(), retry } as never);
    expect(await failWith(sign(trust))).toMatchObject({ failure, reason: 'timestamp' });
  });
});
