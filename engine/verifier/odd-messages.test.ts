import { createHash, generateKeyPairSync, sign } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { authority, makeCertificate, purposes, usage, type MadeIdentity } from '../testing/made-certificates.ts';
import {
  appendMessage,
  appendToken,
  composeMessage,
  composeToken,
  makeMessage,
  makeToken,
  readSignatureValue,
  referTo,
  type ComposedMessage,
} from '../testing/made-signatures.ts';
import { appendForeignSignature } from '../testing/foreign-signature.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { CMS_OIDS, readIssuerAndSerial } from '../pki/cms.ts';
import { encodeOctets, encodeOid, encodeSequence, encodeTagged } from '../pki/der.ts';
import { verifyDocument } from './verify-document.ts';

// Messages as programs of others write them: sound ones pass, unknown ones are left open, wrong ones do not pass.

const AT = new Date('2026-06-01T00:00:00Z');
const NOW = new Date('2026-06-02T00:00:00Z');
const root = makeCertificate('Root', { extensions: [authority(), usage(5, 6)] });
const signer = makeCertificate('Signer', { issuer: root, extensions: [usage(0, 1)] });
const other = makeCertificate('Other', { issuer: root, extensions: [usage(0, 1)] });
const stranger = makeCertificate('Signer', { extensions: [usage(0, 1)] });
const stamper = makeCertificate('Stamper', {
  issuer: root,
  extensions: [usage(0), purposes(true, '1.3.6.1.5.5.7.3.8')],
});

const judge = (file: Uint8Array) =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: root.certificate, source: 'operator', name: 'root.pem' }],
    at: NOW,
  });
const signWith = (input: ComposedMessage, by = signer) =>
  appendMessage(buildPdf(), (signed) => composeMessage(by, signed, input));
const codesOf = (report: Awaited<ReturnType<typeof judge>>) => report.signatures[0]!.findings.map(({ code }) => code);

describe('a signature of another program', () => {
  it.each<[number, number]>([
    [3, 1],
    [4, 1],
    [5, 1],
    [1, 3],
  ])('passes whose message says version %i and whose signer says %i', async (signedData, signerInfo) => {
    expect(await judge(await signWith({ versions: [signedData, signerInfo] }))).toMatchObject({
      verdict: 'TOTAL_PASSED',
    });
  });

  it.each([49, 50])('passes beside which stands an evidence record (attribute %i)', async (last) => {
    // An evidence record holds archive timestamps (RFC 4998, section 5).
    const file = await appendMessage(buildPdf(), (signed) => {
      const token = makeToken(stamper, signed, AT);
      return composeMessage(signer, signed, {
        unsigned: [[`1.2.840.113549.1.9.16.2.${last}`, encodeSequence(encodeSequence(token))]],
      });
    });
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it('of a form that is not known is left open', async () => {
    const sign_ = (signed: Uint8Array) => makeMessage(signer, signed);
    const report = await judge(await appendForeignSignature(buildPdf(), { subFilter: 'ACME.secret', sign: sign_ }));
    expect(report).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'SIG_CONSTRAINTS_FAILURE' });
    expect(codesOf(report)).toEqual(['format-unknown']);
  });

  it.each<[string, ComposedMessage]>([
    // Plain ECDSA (BSI TR-03111, section 5.2.1.1).
    ['signature', { scheme: { oid: '0.4.0.127.0.7.1.1.4.1.3', sign: () => Buffer.alloc(64, 7) } }],
    ['digest', { digest: { oid: '1.2.156.10197.1.401', of: () => Buffer.alloc(32, 7) } }],
  ])('with an algorithm of %s that is not known is left open', async (_, input) => {
    const report = await judge(await signWith(input));
    expect(report).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' });
    expect(codesOf(report)).toContain('algorithm-unknown');
  });
});

describe('what a signer has signed beside the digest', () => {
  const withIssuer = (named: MadeIdentity, certificate: Uint8Array): [oid: string, value: Uint8Array] => {
    const { issuer, serial } = readIssuerAndSerial(named.certificate);
    const hash = encodeOctets(createHash('sha256').update(certificate).digest());
    const issuerSerial = encodeSequence(encodeSequence(encodeTagged(4, issuer.raw)), serial.raw);
    return [CMS_OIDS.signingCertificateV2, encodeSequence(encodeSequence(encodeSequence(hash, issuerSerial)))];
  };
  const protecting = (digest: string, scheme: string): [oid: string, value: Uint8Array] => [
    '1.2.840.113549.1.9.52',
    encodeSequence(encodeSequence(encodeOid(digest)), encodeTagged(1, encodeOid(scheme))),
  ];
  const [SHA256, SHA512] = ['2.16.840.1.101.3.4.2.1', '2.16.840.1.101.3.4.2.3'];
  const [ES256, ES512] = ['1.2.840.10045.4.3.2', '1.2.840.10045.4.3.4'];

  it('passes where it says the same', async () => {
    const references = [withIssuer(signer, signer.certificate), protecting(SHA256, ES256)];
    expect(await judge(await signWith({ references }))).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it.each<[what: string, code: string, ...(ComposedMessage['references'] & object)]>([
    ['number', 'certificate-reference-differs', withIssuer(other, signer.certificate)],
    ['issuer', 'certificate-reference-differs', withIssuer(stranger, signer.certificate)],
    ['digest', 'contents-altered', referTo(signer, 'sha256'), protecting(SHA512, ES256)],
    ['scheme', 'contents-altered', referTo(signer, 'sha256'), protecting(SHA256, ES512)],
  ])('does not pass where it names another %s', async (_, code, ...references) => {
    const report = await judge(await signWith({ references }));
    expect(report.verdict).not.toBe('TOTAL_PASSED');
    expect(codesOf(report)).toContain(code);
  });
});

describe('a signature of Ed25519 or Ed448', () => {
  const make = (kind: 'ed25519' | 'ed448') => {
    const { privateKey: key, publicKey } =
      kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ed448');
    const plain = makeCertificate(kind);
    const made = makeCertificate(kind, {
      issuer: root,
      of: { ...plain, key, publicKey },
      extensions: [usage(0, 1)],
    });
    const oid = kind === 'ed25519' ? '1.3.101.112' : '1.3.101.113';
    return { identity: made, scheme: { oid, sign: (bytes: Uint8Array) => sign(null, bytes, key) } };
  };
  const shake = {
    oid: '2.16.840.1.101.3.4.2.12',
    of: (bytes: Uint8Array) => createHash('shake256', { outputLength: 64 }).update(bytes).digest(),
  };
  const sha2 = (bits: 256 | 512) => ({
    oid: `2.16.840.1.101.3.4.2.${bits === 256 ? 1 : 3}`,
    of: (bytes: Uint8Array) => createHash(`sha${bits}`).update(bytes).digest(),
  });

  it.each([
    ['ed25519', 'SHA-512', sha2(512)],
    ['ed448', 'SHAKE256', shake],
  ] as const)('%s passes with %s', async (kind, _, digest) => {
    const { identity, scheme } = make(kind);
    expect(await judge(await signWith({ scheme, digest }, identity))).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it.each([
    ['ed25519', 'SHA-256', sha2(256)],
    ['ed25519', 'SHAKE256', shake],
    ['ed448', 'SHA-256', sha2(256)],
    ['ed448', 'SHA-512', sha2(512)],
  ] as const)('%s does not pass with %s, which goes with another key', async (kind, _, digest) => {
    const { identity, scheme } = make(kind);
    const report = await judge(await signWith({ scheme, digest }, identity));
    expect(report).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' });
    expect(codesOf(report)).toContain('algorithm-unknown');
  });
});

describe('the certificate that a timestamp names', () => {
  const second = (hash: 'sha1' | 'sha256') => referTo(other, hash)[1];
  let plain: Uint8Array;
  beforeAll(async () => {
    plain = await signWith({});
  });
  const judgeStamp = async (references: ComposedMessage['references'] & object) => {
    const file = await appendToken(plain, (covered) => composeToken(stamper, covered, AT, { references }));
    const stamped = await appendMessage(buildPdf(), (signed) => {
      const message = composeMessage(signer, signed);
      const token = composeToken(stamper, readSignatureValue(message), AT, { references });
      return composeMessage(signer, signed, { unsigned: [['1.2.840.113549.1.9.16.2.14', token]] });
    });
    return [(await judge(file)).timestamps[0]!.indication, (await judge(stamped)).verdict];
  };

  it('matters little where the algorithm is not known: the file is left open', async () => {
    const unknown = { digest: { oid: '1.2.156.10197.1.401', of: () => Buffer.alloc(32, 7) } };
    const file = await appendToken(plain, (covered) => composeToken(stamper, covered, AT, unknown));
    expect((await judge(file)).verdict).toBe('INDETERMINATE');
    const stamped = await appendMessage(buildPdf(), (signed) => {
      const token = composeToken(stamper, readSignatureValue(composeMessage(signer, signed)), AT, unknown);
      return composeMessage(signer, signed, { unsigned: [['1.2.840.113549.1.9.16.2.14', token]] });
    });
    expect((await judge(stamped)).verdict).toBe('INDETERMINATE');
  });

  it('may be named by both versions of the attribute, as many authorities do', async () => {
    const both = [referTo(stamper, 'sha1'), referTo(stamper, 'sha256')];
    expect((await judgeStamp(both))[0]).toBe('TOTAL_PASSED');
  });

  it.each<[string, NonNullable<ComposedMessage['references']>]>([
    ['one attribute has two values', [[...referTo(stamper, 'sha256'), second('sha256')]]],
    ['the older attribute has two values', [[...referTo(stamper, 'sha1'), second('sha1')]]],
    ['the older attribute names another', [referTo(stamper, 'sha256'), referTo(other, 'sha1')]],
    ['the younger attribute names another', [referTo(other, 'sha256'), referTo(stamper, 'sha1')]],
    ['an attribute comes twice', [referTo(stamper, 'sha256'), referTo(other, 'sha256')]],
    [
      'one attribute is empty',
      [referTo(stamper, 'sha256'), ['1.2.840.113549.1.9.16.2.12', encodeOctets(new Uint8Array())]],
    ],
  ])('is not believed where %s', async (_, references) => {
    const [document, signature] = await judgeStamp(references);
    expect(document).not.toBe('TOTAL_PASSED');
    expect(signature).not.toBe('TOTAL_PASSED');
  });
});
