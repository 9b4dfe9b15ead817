import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  appendForeignSignature,
  makeForeignRoot,
  makeForeignSigner,
  openOpenSsl,
  type OpenSsl,
} from '../testing/foreign-signature.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { concatBytes, encodeOctets, readChildren, readDer } from '../pki/der.ts';
import { verifyDocument } from './verify-document.ts';
import type { DocumentReport } from './report.ts';

// Signatures made by OpenSSL, a tool that shares no line with ours.
let tool: OpenSsl;
let root: Uint8Array;

const EC = (curve: string) => ['-algorithm', 'EC', '-pkeyopt', `ec_paramgen_curve:${curve}`];
const RSA = (bits: number) => ['-algorithm', 'RSA', '-pkeyopt', `rsa_keygen_bits:${bits}`];

beforeAll(() => {
  tool = openOpenSsl();
  makeForeignRoot(tool);
  root = new Uint8Array(new X509Certificate(tool.read('root.pem')).raw);
  makeForeignSigner(tool, 'rsa', RSA(2048));
  makeForeignSigner(tool, 'short', RSA(1024));
  makeForeignSigner(tool, 'p256', EC('P-256'));
  makeForeignSigner(tool, 'p384', EC('P-384'));
  makeForeignSigner(tool, 'p521', EC('P-521'));
  makeForeignSigner(tool, 'brainpool', EC('brainpoolP256r1'));
  makeForeignSigner(tool, 'server', EC('P-256'), 'extendedKeyUsage=serverAuth');
  makeForeignSigner(tool, 'critical', EC('P-256'), '1.2.3.4.5=critical,DER:0500');
});
afterAll(() => tool.remove());

const judge = (file: Uint8Array): Promise<DocumentReport> =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: root, source: 'operator', name: 'root.pem' }],
    at: new Date(),
  });

/** Signs with `openssl cms`. */
function signWith(signer: string, ...options: string[]): (signed: Uint8Array) => Uint8Array {
  return (signed) => {
    tool.write('content', signed);
    const key = ['-signer', `${signer}.pem`, '-inkey', `${signer}.key`];
    tool.run('cms', '-sign', '-binary', '-in', 'content', '-outform', 'DER', '-out', 'cms', ...key, ...options);
    return tool.read('cms');
  };
}

const make = (subFilter: string, sign: (signed: Uint8Array) => Uint8Array, entries?: string) =>
  appendForeignSignature(buildPdf(), { subFilter, sign, ...(entries !== undefined && { entries }) });

/** Rewrites the outer values with indefinite lengths (X.690 section 8.1.3.6), to the given depth. */
function loosen(der: Uint8Array, depth: number): Uint8Array {
  const { tag, raw, content } = readDer(der);
  if (depth === 0 || (tag & 0x20) === 0) return raw;
  const members = readChildren({ tag, raw, content }).map((node) => loosen(node.raw, depth - 1));
  return concatBytes(Uint8Array.of(tag, 0x80), ...members, Uint8Array.of(0, 0));
}

describe('a signature of OpenSSL', () => {
  it.each([
    ['RSA with PKCS #1', 'rsa', []],
    ['RSASSA-PSS', 'rsa', ['-keyopt', 'rsa_padding_mode:pss', '-keyopt', 'rsa_pss_saltlen:digest']],
    ['RSASSA-PSS with a salt of its own', 'rsa', ['-keyopt', 'rsa_padding_mode:pss', '-keyopt', 'rsa_pss_saltlen:20']],
    ['P-256', 'p256', []],
    ['P-384 with SHA-384', 'p384', ['-md', 'sha384']],
    ['P-521 with SHA-512', 'p521', ['-md', 'sha512']],
    ['brainpoolP256r1', 'brainpool', []],
    ['a key identifier in place of the name', 'p256', ['-keyid']],
  ])('with %s passes, and says that its status is not offered', async (_, signer, options) => {
    const report = await judge(await make('adbe.pkcs7.detached', signWith(signer, ...options)));
    expect(report.signatures[0]?.findings).toEqual([
      expect.objectContaining({ code: 'status-not-offered' }),
      expect.objectContaining({ code: 'not-baseline' }),
    ]);
    expect(report).toMatchObject({ verdict: 'TOTAL_PASSED', subIndication: null });
    expect(report.signatures[0]).toMatchObject({ level: null, signer, fieldName: 'Foreign' });
  });

  it('in BER, with indefinite lengths around the message, passes', async () => {
    const sign = (signed: Uint8Array) => loosen(signWith('p256')(signed), 3);
    expect(await judge(await make('adbe.pkcs7.detached', sign))).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it('with CAdES attributes is of baseline form only without a signing time', async () => {
    const withTime = await judge(await make('ETSI.CAdES.detached', signWith('p256', '-cades')));
    expect(withTime.signatures[0]).toMatchObject({ indication: 'TOTAL_PASSED', level: null });
    expect(withTime.signatures[0]?.claimedAt).not.toBe('2026-01-02T03:04:05.000Z');
    const withoutReference = await judge(await make('ETSI.CAdES.detached', signWith('p256')));
    expect(withoutReference).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'SIG_CONSTRAINTS_FAILURE' });
  });

  it('with SHA-1 is not relied on', async () => {
    const report = await judge(await make('adbe.pkcs7.detached', signWith('rsa', '-md', 'sha1')));
    expect(report).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' });
  });

  it('with a short key is not relied on', async () => {
    const report = await judge(await make('adbe.pkcs7.detached', signWith('short')));
    expect(report).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' });
  });

  it('of a certificate for servers, or with a critical extension nobody knows, breaks the rules of its chain', async () => {
    for (const signer of ['server', 'critical']) {
      const report = await judge(await make('adbe.pkcs7.detached', signWith(signer)));
      expect(report).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'CHAIN_CONSTRAINTS_FAILURE' });
    }
  });

  it('without its certificate cannot be judged', async () => {
    const report = await judge(await make('adbe.pkcs7.detached', signWith('p256', '-nocerts')));
    expect(report).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'NO_SIGNING_CERTIFICATE_FOUND' });
  });

  it('that encloses other content is refused', async () => {
    const sign = (signed: Uint8Array) => signWith('p256', '-nodetach')(signed);
    expect(await judge(await make('adbe.pkcs7.detached', sign))).toMatchObject({
      verdict: 'TOTAL_FAILED',
      subIndication: 'FORMAT_FAILURE',
    });
  });

  it('over other bytes is a failure of the hash', async () => {
    const file = await make('adbe.pkcs7.detached', (signed) =>
      signWith('p256')(Buffer.concat([signed, Buffer.from(' ')])),
    );
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' });
  });

  it('by two signers at once is refused', async () => {
    const sign = signWith('p256', '-signer', 'rsa.pem', '-inkey', 'rsa.key');
    expect(await judge(await make('adbe.pkcs7.detached', sign))).toMatchObject({ subIndication: 'FORMAT_FAILURE' });
  });

  it('whose signed bytes were lengthened behind it still passes, with a warning', async () => {
    const file = await make('adbe.pkcs7.detached', signWith('p256'));
    const report = await judge(Buffer.concat([file, Buffer.from('% left by a mail gateway\n')]));
    expect(report.verdict).toBe('TOTAL_PASSED');
    expect(report.findings).toEqual([expect.objectContaining({ code: 'bytes-after-end' })]);
    const active = await judge(Buffer.concat([file, Buffer.from('1 0 obj <<>> endobj startxref 9\n')]));
    expect(active).toMatchObject({ verdict: 'TOTAL_FAILED', subIndication: 'FORMAT_FAILURE' });
  });
});

describe('the old forms', () => {
  it('adbe.pkcs7.sha1 is read, and not relied on', async () => {
    const sign = (signed: Uint8Array) => {
      tool.write('plain', signed);
      tool.run('dgst', '-sha1', '-binary', '-out', 'hash', 'plain');
      tool.run(
        ...['cms', '-sign', '-binary', '-nodetach', '-in', 'hash', '-outform', 'DER', '-out', 'cms'],
        ...['-signer', 'rsa.pem', '-inkey', 'rsa.key'],
      );
      return tool.read('cms');
    };
    const report = await judge(await make('adbe.pkcs7.sha1', sign));
    expect(report).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' });
    const other = await judge(await make('adbe.pkcs7.sha1', (signed) => sign(signed.subarray(1))));
    expect(other).toMatchObject({ verdict: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' });
  });

  it('adbe.x509.rsa_sha1 is read, and judged by its digest', async () => {
    const certificate = Buffer.from(new X509Certificate(tool.read('rsa.pem')).raw).toString('hex');
    const sign = (digest: string) => (signed: Uint8Array) => {
      tool.write('plain', signed);
      tool.run('dgst', `-${digest}`, '-sign', 'rsa.key', '-out', 'bare', 'plain');
      return encodeOctets(tool.read('bare'));
    };
    const entries = `/M(D:20260102030405Z)/Cert <${certificate}>`;
    const old = await judge(await make('adbe.x509.rsa_sha1', sign('sha1'), entries));
    expect(old).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' });
    const newer = await judge(await make('adbe.x509.rsa_sha1', sign('sha256'), entries));
    expect(newer).toMatchObject({ verdict: 'TOTAL_PASSED' });
    const other = await judge(
      await make('adbe.x509.rsa_sha1', (signed) => sign('sha256')(signed.subarray(1)), entries),
    );
    expect(other).toMatchObject({ verdict: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' });
  });

  it('of another name are not known, and left open', async () => {
    expect(await judge(await make('acme.private', signWith('p256')))).toMatchObject({
      verdict: 'INDETERMINATE',
      subIndication: 'SIG_CONSTRAINTS_FAILURE',
    });
  });
});
