import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeKeyedTrust } from '../../testing/keyed-trust.ts';
import { readCrl } from '../../pki/read-revocation.ts';
import { askPdfbox, hasPdfbox } from '../../testing/pdfbox.ts';
import { buildPdf } from '../../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  signFile,
  type SigningFixture,
} from '../../testing/signing-fixture.ts';
import type { RevocationReason } from '../../trust-centre/certificate-register.ts';
import type { TrustService } from '../../trust/trust-service.ts';
import { verifyDocument } from '../../verifier/verify-document.ts';
import { PdfReader } from '../structure/pdf-reader.ts';
import { accessBytes } from '../structure/random-access.ts';
import { extendDocument, renewDocument } from './extend-document.ts';
import { readSignatures } from './read-signatures.ts';
import { readValidationStore } from './read-validation-store.ts';

const DAY = 86_400_000;
const DAYS = [0, 30, 370, 1800];
const START = new Date('2026-11-21T10:00:00Z');

let now = START;
let fixture: SigningFixture;
let file: Uint8Array<ArrayBuffer>;
const folder = mkdtempSync(join(tmpdir(), 'sigillum-offline-'));

const open = (bytes: Uint8Array) => PdfReader.open(accessBytes(bytes));
const joinTails = (bytes: Uint8Array, tails: { bytes: Uint8Array }[]) =>
  new Uint8Array(Buffer.concat([bytes, ...tails.map((tail) => tail.bytes)]));
const after = (days: number) => new Date(START.getTime() + days * DAY);
/** Our verifier without a network. */
const judge = (bytes: Uint8Array, at: Date) =>
  verifyDocument(accessBytes(bytes), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at,
  });

/** What OpenSSL says of the newest timestamp's path at a time, with nothing but the lists of the file to ask. */
async function askOpenssl(bytes: Uint8Array, at: Date): Promise<string> {
  const reader = await open(bytes);
  const { certificates, crls } = await readValidationStore(reader);
  const stamp = (await readSignatures(reader)).findLast(({ kind }) => kind === 'timestamp')!;
  const put = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const pem = (ders: Uint8Array[]) => ders.map((der) => new X509Certificate(der).toString()).join('');
  const lists = crls.map(
    ({ der }) => `-----BEGIN X509 CRL-----\n${Buffer.from(der).toString('base64')}\n-----END X509 CRL-----\n`,
  );
  const { stdout, stderr } = spawnSync(
    'openssl',
    [
      ...['verify', '-crl_check_all', '-purpose', 'timestampsign', '-attime', String(at.getTime() / 1000)],
      ...['-CAfile', put('root.pem', pem([fixture.centre.root]))],
      ...['-untrusted', put('chain.pem', pem(certificates.map(({ der }) => der)))],
      ...(lists.length > 0 ? ['-CRLfile', put('lists.pem', lists.join(''))] : []),
      put('stamper.pem', pem([stamp.message.certificates[0]])),
    ],
    { encoding: 'utf8' },
  );
  return stdout + stderr;
}

beforeAll(async () => {
  fixture = await makeSigningFixture(() => now);
  const request = makeRevisionRequest(0, { quality: 'AES', at: now });
  const signed = await signFile(buildPdf(), request, fixture.trust, now);
  file = joinTails(signed, (await extendDocument(accessBytes(signed), fixture.trust, { wish: 'B-LTA', now })).tails);
});
afterAll(() => {
  fixture.remove();
  rmSync(folder, { recursive: true });
});

describe('an archived file without our server', () => {
  it.each(DAYS)('passes at B-LTA %i days later', async (days) => {
    const report = await judge(file, after(days));
    expect(report).toMatchObject({ verdict: 'TOTAL_PASSED', signatures: [{ level: 'B-LTA' }] });
    expect(report.timestamps).toMatchObject([{ indication: 'TOTAL_PASSED' }]);
  });

  it.each(DAYS)(
    'holds the lists by which OpenSSL knows the status of its timestamp authority %i days later',
    async (days) => {
      expect(await askOpenssl(file, after(days))).toMatch(/: OK\n$/);
    },
  );

  it('is not vouched for by its lists longer than the certificate of the timestamp authority lives', async () => {
    expect(await askOpenssl(file, after(1827))).toContain('expired');
  });

  it('holds two lists before the archive timestamp, which say nothing of seals and persons', async () => {
    const reader = await open(file);
    const { crls } = await readValidationStore(reader);
    const { gapStart } = (await readSignatures(reader)).at(-1)!;
    expect(crls).toHaveLength(2);
    expect(Math.max(...crls.map(({ offset }) => offset))).toBeLessThan(gapStart);
    const [certificate, issuer] = fixture.centre.seal.chain as [Uint8Array, Uint8Array];
    for (const { der } of crls) expect(() => readCrl(der, { certificate, issuer, at: now })).toThrow();
  });

  it.runIf(hasPdfbox())('satisfies PDFBox and Java at each of these times by its lists alone', () => {
    const pem = new X509Certificate(fixture.centre.root).toString();
    const times = [...DAYS, 1827].map(after);
    const copies = times.map(() => file);
    const verdicts = askPdfbox(folder, pem, copies, times);
    expect(verdicts.map((list) => list.map(({ isValid }) => isValid))).toEqual([
      ...DAYS.map(() => [true, true]),
      [true, false],
    ]);
  });

  it('is renewed by the next timestamp authority, for whose whole life it holds again', async () => {
    now = after(1700);
    const { tails, level } = await renewDocument(accessBytes(file), fixture.trust, now);
    const renewed = joinTails(file, tails);
    expect({ level, causes: tails.map(({ cause }) => cause) }).toEqual({
      level: 'B-LTA',
      causes: ['VALIDATION_DATA', 'TIMESTAMP'],
    });
    for (const days of [1700, 1830, 3500]) {
      expect(await askOpenssl(renewed, after(days))).toMatch(/: OK\n$/);
      expect(await judge(renewed, after(days))).toMatchObject({
        verdict: 'TOTAL_PASSED',
        signatures: [{ level: 'B-LTA' }],
      });
    }
  });

  it('gets a further timestamp where an authority has stamped of which nothing was stored before', async () => {
    const { trust: own } = fixture;
    const other = await makeKeyedTrust('P-256', () => now);
    const both: TrustService = {
      ...own,
      timestamp: (imprint) => other.trust.timestamp(imprint),
      async status(certificate, issuer) {
        const answer = await own.status(certificate, issuer);
        return answer.ocsp!.length < 10 ? other.trust.status(certificate, issuer) : answer;
      },
      anchors: async () => [...(await own.anchors()), other.root],
    };
    const { tails, level } = await renewDocument(accessBytes(file), both, now);
    expect({ level, causes: tails.map(({ cause }) => cause) }).toEqual({
      level: 'B-LTA',
      causes: ['VALIDATION_DATA', 'TIMESTAMP', 'VALIDATION_DATA', 'TIMESTAMP'],
    });
  });
});

describe('an archived file whose timestamp authority was revoked later', () => {
  const reasons: [RevocationReason, string][] = [
    ['superseded', 'TOTAL_PASSED'],
    ['keyCompromise', 'INDETERMINATE'],
  ];
  it.each(reasons)('%s: is %s for who can ask, and passes for who cannot', async (reason, verdict) => {
    const own = await makeSigningFixture(() => now);
    const signed = await signFile(buildPdf(), makeRevisionRequest(0, { quality: 'AES', at: now }), own.trust, now);
    const { tails } = await extendDocument(accessBytes(signed), own.trust, { wish: 'B-LTA', now });
    const archived = joinTails(signed, tails);
    // The signer's own certificate has ended: only what the timestamps prove keeps the signature.
    now = new Date(now.getTime() + 1100 * DAY);
    const stamper = own.centre.listCertificates().find(({ name }) => name === 'tsa')!;
    await own.centre.revoke(stamper.certificate.serialNumber, reason);
    const options = {
      anchors: [{ certificate: own.centre.root, source: 'local', name: 'our root' } as const],
      at: now,
    };
    expect(await verifyDocument(accessBytes(archived), options)).toMatchObject({ verdict: 'TOTAL_PASSED' });
    const fetchStatus = (certificate: Uint8Array, issuer: Uint8Array) => own.trust.status(certificate, issuer);
    const asked = await verifyDocument(accessBytes(archived), { ...options, fetchStatus });
    expect(asked.verdict).toBe(verdict);
    expect(asked.timestamps[0]!.findings.map(({ code }) => code)).toContain(
      reason === 'superseded' ? 'revoked-later' : 'certificate-revoked',
    );
    own.remove();
  });
});
