import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeSigningFixture, type SigningFixture } from '../../testing/signing-fixture.ts';
import { serveAis, type AisServer } from '../../testing/on-demand-ais-server.ts';
import { callJudges } from '../../testing/judges.ts';
import { makeTestCipher, signDocument } from '../../testing/on-demand-bench.ts';
import { foundAuthority, type TestAuthority } from '../../testing/test-authority.ts';
import { makeTlsIdentity } from '../../testing/tls-identity.ts';
import { composeTrust } from '../compose-trust.ts';
import { findTrustGaps, readTrustSettings, trustShape, type TrustSettings } from '../trust-settings.ts';

let fixture: SigningFixture;
let authority: TestAuthority;
let server: AisServer;
const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-ondemand-'));
const fileOf = (name: string) => path.join(folder, name);

beforeAll(async () => {
  fixture = await makeSigningFixture();
  authority = await foundAuthority();
  server = await serveAis(authority);
  const [own, other] = await Promise.all([makeTlsIdentity(), makeTlsIdentity()]);
  writeFileSync(fileOf('own.pem'), own.cert);
  writeFileSync(fileOf('own.key'), own.key);
  writeFileSync(fileOf('other.key'), other.key);
  writeFileSync(fileOf('roots.pem'), new X509Certificate(authority.root).toString());
});
afterAll(async () => {
  fixture.remove();
  rmSync(folder, { recursive: true });
  await Promise.all([server.close(), authority.server.close()]);
});
/** Reads the settings as a server does among its own; throws every sentence about a variable. */
function read(env: Record<string, string>): TrustSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = z.object(trustShape).safeParse(given);
  const problems = data ? findTrustGaps(data) : error.issues.map(({ path: [name], message }) => [name, message]);
  if (!data || problems.length > 0) throw new Error(problems.map((problem) => problem.join(' ')).join('\n'));
  return readTrustSettings(data);
}
const broker = () => ({
  TRUST_ONDEMAND_URL: 'https://auth.example.org/api/auth/realms/broker',
  TRUST_ONDEMAND_CLIENT_ID: 'sigillum',
  TRUST_ONDEMAND_CLIENT_SECRET: 'hidden',
  TRUST_ONDEMAND_CERTIFICATE: fileOf('own.pem'),
  TRUST_ONDEMAND_KEY: fileOf('own.key'),
  TRUST_ANCHORS: fileOf('roots.pem'),
});

describe('the settings of an on-demand service', () => {
  it('describe none by default', () => {
    expect(read({}).onDemand).toBeUndefined();
  });

  it('describe a broker with our certificate there', () => {
    const { onDemand } = read({
      ...broker(),
      TRUST_ONDEMAND_QUALITIES: 'AES,QES',
      TRUST_ONDEMAND_CREDENTIALS: 'ZERTES-AES=Own=1, EIDAS-QES=Other',
      TRUST_ONDEMAND_HINT_SECRET: 'shared',
      TRUST_ONDEMAND_NAMESPACE: 'PWDOTP',
    });
    expect(onDemand).toMatchObject({
      qualities: ['AES', 'QES'],
      credentials: { 'ZERTES-AES': 'Own=1', 'EIDAS-QES': 'Other' },
      anchors: [authority.root],
      service: { kind: 'broker', clientId: 'sigillum', hintSecret: 'shared', namespace: 'PWDOTP' },
    });
    expect(onDemand?.tls?.cert).toContain('BEGIN CERTIFICATE');
  });

  it.each<[string, Record<string, string>]>([
    ['TRUST_ONDEMAND_URL must be a URL that starts with https://', { TRUST_ONDEMAND_URL: 'http://auth.example.org' }],
    ['TRUST_ONDEMAND_CLIENT_SECRET must be set', { TRUST_ONDEMAND_CLIENT_SECRET: '' }],
    ['TRUST_ONDEMAND_CUSTOMER must be set', { TRUST_ONDEMAND_KIND: 'ais' }],
    ['TRUST_ONDEMAND_CERTIFICATE and TRUST_ONDEMAND_KEY must be set', { TRUST_ONDEMAND_CERTIFICATE: '' }],
    ['/nowhere/own.pem cannot be read', { TRUST_ONDEMAND_CERTIFICATE: '/nowhere/own.pem' }],
    ['TRUST_ONDEMAND_KEY must be the key of', { TRUST_ONDEMAND_KEY: path.join(folder, 'other.key') }],
    ['TRUST_ANCHORS must name', { TRUST_ANCHORS: '' }],
    ['TRUST_ONDEMAND_CREDENTIALS must be a list such as', { TRUST_ONDEMAND_CREDENTIALS: 'QES=Own' }],
    [
      'TRUST_ONDEMAND_CREDENTIALS must name the certificate for ZERTES-AES_MINIMAL',
      { TRUST_ONDEMAND_QUALITIES: 'AES_MINIMAL' },
    ],
    ['TRUST_ONDEMAND_SUBJECT must be a name', { TRUST_ONDEMAND_SUBJECT: 'Zoë' }],
    ['TRUST_ONDEMAND_NAMESPACE must be a namespace', { TRUST_ONDEMAND_NAMESPACE: 'fax' }],
  ])('are refused with the sentence: %s', (sentence, env) => {
    expect(() => read({ ...broker(), ...env })).toThrow(sentence);
  });
});

describe('a server with an on-demand service', () => {
  const cipher = makeTestCipher();
  const house = new BlockList();
  house.addSubnet('127.0.0.0', 8, 'ipv4');
  const connect = () => {
    const settings = read({
      TRUST_ONDEMAND_URL: `${server.url}/AIS-Server/rs/v1.0`,
      TRUST_ONDEMAND_KIND: 'ais',
      TRUST_ONDEMAND_CUSTOMER: 'sigillum-trial',
      TRUST_ONDEMAND_LEGISLATIONS: 'EIDAS',
      TRUST_ANCHORS: fileOf('roots.pem'),
    });
    settings.statusNetworks = house;
    return composeTrust({ settings, local: fixture.trust, cipher, clock: () => new Date() }).trust;
  };

  it('has qualified signatures made there, and goes on with them after another start', async () => {
    const { signed, steps } = await signDocument(connect, () => Promise.resolve({ kind: 'poll' }));
    expect(steps.map(({ kind }) => kind)).toEqual(['poll', 'poll']);
    expect(steps.every(({ state }) => state.startsWith('ondemand:'))).toBe(true);
    const judges = callJudges([authority.root, fixture.centre.root]);
    expect(judges.findFaults(signed)).toEqual([]);
    judges.remove();
  });

  it.each([{ quality: 'SES' }, { sealAccountName: 'acme' }, { legislation: 'ZERTES' }] as const)(
    'asks it for none with %j',
    async (changes) => {
      const before = server.requests.length;
      const context = { sid: 'sid-1', signerName: 'Zoë Müller', quality: 'QES', legislation: 'EIDAS' } as const;
      const person = { signerMobile: '41791234567', ...context, ...changes };
      // Whether the local trust centre takes it is another question.
      await connect()
        .authorize(person, [{ documentDigest: Buffer.alloc(32, 1) }])
        .catch(() => undefined);
      expect(server.requests).toHaveLength(before);
    },
  );
});
