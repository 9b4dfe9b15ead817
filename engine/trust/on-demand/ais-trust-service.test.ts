import { createHash, X509Certificate } from 'node:crypto';
import { BlockList } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { serveAis, type AisRefusal, type AisServer } from '../../testing/on-demand-ais-server.ts';
import { callJudges } from '../../testing/judges.ts';
import {
  makeTestCipher,
  SIGNER,
  signDocument,
  type SignedDocument,
  type TakeStep,
} from '../../testing/on-demand-bench.ts';
import type { SigningFault } from '../../testing/csc-signing-device.ts';
import type { LocalAnswer } from '../../testing/local-server.ts';
import { foundAuthority, type TestAuthority } from '../../testing/test-authority.ts';
import { makeTlsIdentity, type TlsIdentity } from '../../testing/tls-identity.ts';
import { makeStatusFetcher } from '../external/fetch-status.ts';
import { sendExternally } from '../external/http-client.ts';
import { findSignatureFaults, readSignedData } from '../../pki/read-signed-data.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { AuthorizationAnswer, SigningContext, TrustService } from '../trust-service.ts';
import { DEFAULT_SUBJECT } from './ais-requests.ts';
import { makeAisTrustService, type AisOptions } from './ais-trust-service.ts';

let authority: TestAuthority;
let server: AisServer;
let tls: TlsIdentity;
let judges: ReturnType<typeof callJudges>;
let now: Date;
const cipher = makeTestCipher();
const house = new BlockList();
house.addSubnet('127.0.0.0', 8, 'ipv4');

beforeAll(async () => {
  [authority, tls] = await Promise.all([foundAuthority(), makeTlsIdentity()]);
  server = await serveAis(authority, tls);
  judges = callJudges([authority.root]);
});
afterAll(async () => {
  judges.remove();
  await Promise.all([server.close(), authority.server.close()]);
});
beforeEach(() => {
  now = new Date();
  Object.assign(server.state, { means: 'mobile_id', isPageLate: false, hesitations: 1, refusal: undefined });
  server.state.device = { key: 'RSA', fault: undefined, isRevoked: false };
  server.state.faults.clear();
  server.requests.length = 0;
  authority.setFault('/trust/ocsp', undefined);
  authority.setFault('/trust/crl', undefined);
});

const connect = (changes: Partial<AisOptions> = {}): TrustService =>
  makeAisTrustService({
    url: `${server.url}/AIS-Server/rs/v1.0/`,
    customer: 'sigillum-trial',
    subject: DEFAULT_SUBJECT,
    messagePrefix: 'Sigillum: ',
    tls: { ...tls, ca: tls.cert },
    clock: () => now,
    qualities: ['QES', 'AES'],
    credentials: {},
    anchors: [authority.root],
    cipher,
    status: makeStatusFetcher({ clock: () => now, allowed: house }),
    timeoutMs: 10_000,
    retry: { attempts: 3, firstPauseMs: 5, totalMs: 20_000 },
    ...changes,
  });

/** Enters password and code on the service's page, or confirms on the phone; the browser then just asks again. */
const takeStep: TakeStep = async (step) => {
  if (step.kind === 'redirect') expect((await visit(step.url)).ok).toBe(true);
  return { kind: 'poll' };
};
/** The page is on the same local server, which knows one certificate. */
async function visit(url: string): Promise<{ ok: boolean }> {
  const { status } = await sendExternally({ url, tls: { ...tls, ca: tls.cert }, timeoutMs: 10_000, maxBytes: 10_000 });
  return { ok: status === 200 };
}
const sign = (changes: Partial<SigningContext> = {}): Promise<SignedDocument> =>
  signDocument(() => connect(), takeStep, changes);
const setFault = (method: string, ...answers: LocalAnswer[]) =>
  server.state.faults.set(`/AIS-Server/rs/v1.0/${method}`, answers);
const countCalls = (method: string) =>
  server.requests.filter(({ url }) => url.pathname === `/AIS-Server/rs/v1.0/${method}`).length;
const failWith = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TrustError);
  return error as TrustError;
};

const MINOR = 'http://ais.swisscom.ch/1.0/resultminor/';
const context: SigningContext = { signerName: 'Zoë Müller', ...SIGNER };
const items = [1, 2, 3].map((n) => ({ documentDigest: createHash('sha256').update(`document ${n}`).digest() }));
async function finish(trust: TrustService, first: AuthorizationAnswer): Promise<string> {
  let answer = first;
  for (let turn = 0; answer.kind !== 'done' && turn < 5; turn += 1) {
    answer = await trust.proceed(answer.state, await takeStep(answer));
  }
  if (answer.kind !== 'done') throw new Error('the person was asked without end');
  return answer.authorization.id;
}

describe('a document signed with an on-demand certificate of the older service', () => {
  it.each([
    ['a confirmation on the phone', { means: 'mobile_id', hesitations: 2 }, ['poll', 'poll', 'poll']],
    ['password and code on the page', { means: 'password' }, ['redirect']],
    ['a page that is named late', { means: 'password', isPageLate: true }, ['poll', 'redirect']],
  ] as const)('after %s holds before independent judges', async (_, state, kinds) => {
    Object.assign(server.state, state);
    const { file, signed, steps, level } = await sign();
    expect(steps.map(({ kind }) => kind)).toEqual(kinds);
    expect(judges.findFaults(signed)).toEqual([]);
    expect(level).toBe('B-T');
    expect(Buffer.from(signed.subarray(0, file.length)).equals(file)).toBe(true);
  });

  it('carries the name of the signer in a certificate that the signature alone brings', async () => {
    const { validation } = await sign();
    const subjects = validation.certificates.map((der) => new X509Certificate(der).subject);
    expect(subjects.join('\n')).toContain('CN=Zoë Müller-Łukasz');
  });

  it('needs no status of the signer but the one in the answer', async () => {
    for (const path of ['/trust/ocsp', '/trust/crl']) authority.setFault(path, { status: 503 });
    const { validation } = await sign();
    expect(validation.ocsps.length + validation.crls.length).toBeGreaterThan(1);
  });

  it.each(['wrong_hash', 'another_key', 'p1363', 'too_few'] as SigningFault[])(
    'is not embedded when the device has the fault %s',
    async (fault) => {
      server.state.device = { key: 'P-256', fault, isRevoked: false };
      expect(await failWith(sign())).toMatchObject({ failure: 'bad_answer' });
    },
  );

  it('is not embedded when its certificate is revoked', async () => {
    server.state.device = { key: 'P-256', fault: undefined, isRevoked: true };
    expect(await failWith(sign())).toMatchObject({ failure: 'refused', reason: 'revoked' });
  });
});

describe('the older service', () => {
  it('is shown our certificate, and turns away who has none', async () => {
    const unknown = await makeTlsIdentity();
    const stranger = connect({ tls: { ...unknown, ca: tls.cert } });
    expect(await failWith(stranger.authorize(context, items))).toMatchObject({ failure: 'unavailable' });
    await expect(connect().authorize(context, items)).resolves.toMatchObject({ kind: 'poll' });
  });

  it('signs several documents by one consent and answers in any order', async () => {
    const trust = connect();
    const id = await finish(trust, await trust.authorize(context, items));
    const answers = await connect().sign({ id }, items);
    for (const [index, answer] of answers.entries()) {
      if (answer.kind !== 'cms') throw new Error('no whole message');
      const data = readSignedData(answer.der);
      expect(findSignatureFaults(data, items[index]!.documentDigest)).toEqual([]);
      expect(answer.crls).toHaveLength(1);
      expect(answer.ocsps).toHaveLength(2);
    }
    expect(countCalls('sign')).toBe(1);
  });

  it('hears who signs what in which language, by the certificate of law and quality', async () => {
    await connect({ credentials: { 'ZERTES-AES': 'OnDemand-Own' } }).authorize(
      { ...context, signerName: 'Müller, "Zoë"', quality: 'AES', legislation: 'ZERTES' },
      items,
    );
    const text = server.requests[0]!.body.toString();
    expect(text).toContain('"Name":"sigillum-trial:OnDemand-Own"');
    expect(text).toContain(String.raw`cn=Müller\\, \\\"Zoë\\\", pseudonym=`);
    expect(text).toContain('"sc.Message":"Sigillum: 3 Dokumente als');
    await connect().authorize(context, items.slice(1));
    expect(server.requests[1]!.body.toString()).toContain(':OnDemand-Qualified4.1-EU"');
  });

  it.each<[string, AisRefusal, object]>([
    ['declines', { minor: stepUp('cancel') }, { failure: 'refused', reason: 'declined' }],
    ['forgets', { minor: stepUp('timeout') }, { failure: 'expired', reason: 'timeout' }],
    ['has other means', { minor: stepUp('SerialNumberMismatch') }, { failure: 'refused', reason: 'serial_mismatch' }],
    ['mistypes the code', service('urn:swisscom:names:sas:1.0:status:InvalidOtp'), { reason: 'code_wrong' }],
    ['mistypes the password', service('urn:swisscom:names:sas:1.0:status:InvalidPassword'), { reason: 'code_wrong' }],
    ['has locked the password', service('urn:swisscom:names:sas:1.0:status:Locked'), { reason: 'code_locked' }],
    ['declines on the phone', service('mss:_401', 'USER_CANCEL'), { failure: 'refused', reason: 'declined' }],
    ['lets the phone ring', service('mss:_208', 'EXPIRED_TRANSACTION'), { failure: 'expired', reason: 'timeout' }],
    ['has a blocked PIN', service('mss:_402', 'PIN_NR_BLOCKED'), { reason: 'code_locked' }],
    ['is not active', service('mss:_404', 'NO_KEY_FOUND'), { failure: 'refused', reason: 'not_identified' }],
    ['is not known', service('mss:_105', 'UNKNOWN_CLIENT'), { failure: 'refused', reason: 'not_identified' }],
    ['signs elsewhere', service('mss:_406', 'PB_SIGNATURE_PROCESS'), { failure: 'unavailable' }],
    ['has used up the plan', service('signature quota exhausted'), { failure: 'refused', reason: 'exhausted' }],
    ['has a service that is busy', { minor: `${MINOR}CantServeTimely` }, { failure: 'unavailable' }],
    ['has an operator unknown there', { minor: `${MINOR}AuthenticationFailed` }, { failure: 'unavailable' }],
    ['asks for nonsense', { minor: `${MINOR}UnexpectedData` }, { failure: 'refused', reason: undefined }],
  ])('means by its answer that the person %s', async (_, refusal, expected) => {
    server.state.refusal = refusal;
    const trust = connect();
    expect(await failWith(trust.authorize(context, items).then((first) => finish(trust, first)))).toMatchObject(
      expected,
    );
  });

  it('holds a signer to the means that the identification recorded', async () => {
    const trust = connect();
    const run = (signerSerial: string) =>
      trust.authorize({ ...context, signerSerial }, items).then((first) => finish(trust, first));
    await expect(run(server.state.serial)).resolves.toBeTypeOf('string');
    expect(await failWith(run('MIDCHE-OLD'))).toMatchObject({ reason: 'serial_mismatch' });
  });

  it('is not asked for a person without a mobile, nor for qualities it does not offer', async () => {
    const { signerMobile: _, ...immobile } = context;
    expect(await failWith(connect().authorize(immobile, items))).toMatchObject({ reason: 'not_identified' });
    expect(await failWith(connect().authorize({ ...context, quality: 'SES' }, items))).toMatchObject({
      failure: 'refused',
    });
    expect(server.requests).toHaveLength(0);
  });

  it.each<[string, LocalAnswer, string]>([
    ['is away', { status: 503 }, 'unavailable'],
    ['does not know the operator', { status: 403, body: '<html>Forbidden</html>' }, 'unavailable'],
    ['hangs up', { manner: 'lost' }, 'unavailable'],
    ['breaks off', { manner: 'broken_off' }, 'unavailable'],
    ['sends a byte a second', { manner: 'slow' }, 'unavailable'],
    ['cuts its answer short', { manner: 'cut_short' }, 'bad_answer'],
    ['answers something else', { body: { hello: 'there' } }, 'bad_answer'],
  ])('asks a person no second time when it %s', async (_, fault, failure) => {
    setFault('sign', fault);
    expect(await failWith(connect({ timeoutMs: 1500 }).authorize(context, items))).toMatchObject({ failure });
    expect(countCalls('sign')).toBe(1);
  });

  it('is asked again whether a signature is ready when an answer was lost', async () => {
    setFault('pending', { status: 503 }, { manner: 'lost' });
    expect(judges.findFaults((await sign()).signed)).toEqual([]);
  });

  it('may not send a browser to anything but a page', async () => {
    const response = {
      Result: { ResultMajor: 'urn:oasis:names:tc:dss:1.0:profiles:asynchronousprocessing:resultmajor:Pending' },
      OptionalOutputs: {
        'async.ResponseID': '1',
        'sc.StepUpAuthorisationInfo': { 'sc.Result': { 'sc.ConsentURL': 'http://evil.example.org/' } },
      },
    };
    setFault('sign', { body: { SignResponse: response } });
    expect(await failWith(connect().authorize(context, items))).toMatchObject({ failure: 'bad_answer' });
  });
});

describe('the state of a step', () => {
  it('is of no use for other documents, after its time, or when it is not ours', async () => {
    const trust = connect();
    const first = await trust.authorize(context, items);
    const id = await finish(trust, first);
    expect(await failWith(trust.sign({ id }, items.toReversed()))).toMatchObject({ failure: 'refused' });
    expect(await failWith(connect({ cipher: makeTestCipher() }).sign({ id }, items))).toMatchObject({
      failure: 'refused',
    });
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await failWith(trust.sign({ id }, items))).toMatchObject({ failure: 'expired' });
    if (first.kind === 'done') throw new Error('no step');
    expect(await failWith(trust.proceed(first.state, { kind: 'poll' }))).toMatchObject({
      failure: 'expired',
      reason: 'timeout',
    });
  });

  it('takes neither password nor code, which belong on the page of the service', async () => {
    const first = await connect().authorize(context, items);
    if (first.kind === 'done') throw new Error('no step');
    const error = await failWith(connect().proceed(first.state, { kind: 'otp', code: '123456', password: 'secret' }));
    expect(error).toMatchObject({ failure: 'refused' });
    expect(countCalls('pending')).toBe(0);
  });
});

function stepUp(word: string): string {
  return `http://ais.swisscom.ch/1.1/resultminor/subsystem/StepUp/${word}`;
}
function service(message: string, reason?: string): AisRefusal {
  const minor = stepUp('service');
  return reason === undefined ? { minor, message } : { minor, message, subcode: message, reason };
}
