import { beforeAll, describe, expect, it } from 'vitest';

import {
  authority,
  makeCertificate,
  purposes,
  usage,
  type MadeExtension,
  type MadeIdentity,
} from '../../testing/made-certificates.ts';
import { appendMessage, appendToken, makeMessage, makeToken, stampMessage } from '../../testing/made-signatures.ts';
import { buildPdf } from '../../testing/pdf-fixtures.ts';
import { accessBytes } from '../../pdf/structure/random-access.ts';
import { verifyDocument } from '../verify-document.ts';

const SIGNED_AT = new Date('2026-06-01T00:00:00Z');
const NOW = new Date('2026-06-02T00:00:00Z');
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

const root = makeCertificate('Root', { extensions: [authority(), usage(5, 6)] });
const signer = makeCertificate('Signer', { issuer: root, extensions: [usage(0, 1)] });
const makeStamper = (issuer: MadeIdentity, ...extensions: MadeExtension[]) =>
  makeCertificate('Stamper', { issuer, extensions });
const stamper = makeStamper(root, usage(0), purposes(true, TIME_STAMPING));

const judge = (file: Uint8Array, at = NOW) =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: root.certificate, source: 'operator', name: 'root.pem' }],
    at,
  });

/** A signed file whose signature carries a token by the authority given, or a foreign one. */
const sign = (by: MadeIdentity, token?: Uint8Array) =>
  appendMessage(buildPdf(), (signed) => stampMessage(makeMessage(signer, signed), by, SIGNED_AT, token));

let stamped: Uint8Array;
let plain: Uint8Array;
beforeAll(async () => {
  stamped = await sign(stamper);
  plain = await appendMessage(buildPdf(), (signed) => makeMessage(signer, signed));
});

describe('a signature timestamp', () => {
  it('proves the time when it covers this signature', async () => {
    expect(await judge(stamped)).toMatchObject({
      verdict: 'TOTAL_PASSED',
      signatures: [{ level: 'B-T', provenAt: SIGNED_AT.toISOString() }],
    });
  });

  it('of another signature or document proves nothing, and keeps the file from passing', async () => {
    for (const covered of ['another signature', 'another document']) {
      const report = await judge(await sign(stamper, makeToken(stamper, Buffer.from(covered), SIGNED_AT)));
      expect(report).toMatchObject({ verdict: 'INDETERMINATE', signatures: [{ level: 'B-B', provenAt: null }] });
      expect(report.signatures[0]!.findings).toContainEqual(expect.objectContaining({ code: 'timestamp-broken' }));
    }
  });

  it.each<[string, () => MadeIdentity]>([
    ['was made for any purpose', () => makeStamper(root, usage(0))],
    ['states its purpose as a hint only', () => makeStamper(root, usage(0), purposes(false, TIME_STAMPING))],
    [
      'serves other purposes too',
      () => makeStamper(root, usage(0), purposes(true, TIME_STAMPING, '1.3.6.1.5.5.7.3.4')),
    ],
    ['may only agree on keys', () => makeStamper(root, usage(4), purposes(true, TIME_STAMPING))],
    ['may only sign certificates', () => makeStamper(root, authority(), usage(5), purposes(true, TIME_STAMPING))],
    ['was issued by a signer', () => makeStamper(signer, usage(0), purposes(true, TIME_STAMPING))],
  ])('does not prove a time when its authority %s', async (_, by) => {
    const [signature] = (await judge(await sign(by()))).signatures;
    expect(signature).toMatchObject({ level: 'B-B', provenAt: null });
  });

  it('of an unknown authority is told of, and takes nothing from a signature that stands without', async () => {
    const foreign = makeCertificate('Foreign', { extensions: [usage(0), purposes(true, TIME_STAMPING)] });
    const report = await judge(await sign(foreign));
    expect(report).toMatchObject({ verdict: 'TOTAL_PASSED', signatures: [{ level: 'B-B', provenAt: null }] });
    expect(report.signatures[0]!.findings).toContainEqual(expect.objectContaining({ code: 'timestamp-untrusted' }));
  });

  it('from the future proves nothing', async () => {
    const report = await judge(stamped, new Date('2026-05-01T00:00:00Z'));
    expect(report).toMatchObject({ signatures: [{ provenAt: null, level: 'B-B' }] });
  });
});

describe('a document timestamp', () => {
  it('proves the time of what it covers', async () => {
    const file = await appendToken(plain, (covered) => makeToken(stamper, covered, SIGNED_AT));
    expect(await judge(file)).toMatchObject({
      verdict: 'TOTAL_PASSED',
      signatures: [{ provenAt: SIGNED_AT.toISOString() }],
      timestamps: [{ indication: 'TOTAL_PASSED' }],
    });
  });

  it('copied from another document fails, proves nothing and fails the file', async () => {
    const file = await appendToken(plain, () => makeToken(stamper, Buffer.from('another document'), SIGNED_AT));
    expect(await judge(file)).toMatchObject({
      verdict: 'TOTAL_FAILED',
      signatures: [{ indication: 'TOTAL_PASSED', provenAt: null, level: 'B-B' }],
      timestamps: [{ indication: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' }],
    });
  });

  it('copied from an earlier revision of the same document fails', async () => {
    let token = new Uint8Array();
    const first = await appendToken(
      plain,
      (covered) => (token = new Uint8Array(makeToken(stamper, covered, SIGNED_AT))),
    );
    const second = await appendToken(first, () => token, 'Copy');
    expect((await judge(second)).timestamps).toMatchObject([
      { indication: 'TOTAL_PASSED' },
      { indication: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' },
    ]);
  });

  it('by somebody who is no timestamp authority proves nothing', async () => {
    const file = await appendToken(plain, (covered) => makeToken(signer, covered, SIGNED_AT));
    const report = await judge(file);
    expect(report.verdict).not.toBe('TOTAL_PASSED');
    expect(report.signatures).toMatchObject([{ provenAt: null, level: 'B-B' }]);
  });

  it('that claims to be older than the signature timestamp before it is a contradiction', async () => {
    const older = new Date(SIGNED_AT.getTime() - 86_400_000);
    const file = await appendToken(stamped, (covered) => makeToken(stamper, covered, older));
    const report = await judge(file);
    expect(report.verdict).not.toBe('TOTAL_PASSED');
    expect(report.signatures[0]!.findings).toContainEqual(expect.objectContaining({ code: 'timestamp-order' }));
  });
});
