import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Before toLegacyObject() below: where that one is the first to load a part of it, Node 24 leaves `node:tls` without its functions, for every later test of the process.
import 'node:tls';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTrustCentre } from './create-trust-centre.ts';
import { readSerialNumber } from '../pki/issue-certificate.ts';
import { makeLocalTrustService } from '../trust/local-trust-service.ts';
import { checkTrustHealth, obtainSignatures } from '../trust/obtain-signatures.ts';
import { buildOcspRequest } from './ocsp-responder.ts';
import { readSignedData } from '../pki/read-signed-data.ts';
import { buildTimestampRequest, readTimestampResponse, verifyTimestampToken } from '../pki/timestamp-token.ts';
import { openTrustCentre, type TrustCentre } from './trust-centre.ts';
import type { SigningContext } from '../trust/trust-service.ts';

const passphrase = 'correct horse battery staple';
const baseUrl = 'http://127.0.0.1:3000';
let now = new Date();
const clock = () => now;
let work: string;
let folder: string;
let centre: TrustCentre;

const toPem = (der: Uint8Array) => new X509Certificate(der).toString();
const file = (name: string, content: string | Uint8Array) => {
  const path = join(work, name);
  writeFileSync(path, content);
  return path;
};
const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });
const context: SigningContext = { sid: 'sid-1', signerName: 'Zoë Müller', quality: 'SES' };

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'sigillum-trust-'));
  folder = join(work, 'centre');
  await createTrustCentre({ folder, passphrase, baseUrl, clock });
  centre = await openTrustCentre({ folder, passphrase, baseUrl, clock });
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the embedded trust centre', () => {
  it('issues a chain that OpenSSL accepts under strict checks', () => {
    const [seal, authority, root] = centre.seal.chain.map(toPem);
    const trusted = file('root.pem', root!);
    const untrusted = file('authority.pem', authority!);
    const result = openssl(
      'verify',
      '-x509_strict',
      '-CAfile',
      trusted,
      '-untrusted',
      untrusted,
      file('seal.pem', seal!),
    );
    expect(result).toContain('OK');
  });

  it('says in the subject that it is local and not qualified, and writes no qualified statement', () => {
    const text = openssl('x509', '-in', file('seal.pem', toPem(centre.seal.chain[0])), '-noout', '-text');
    expect(text).toMatch(/Subject: .*Local trust centre, not qualified/);
    expect(text).not.toContain('qcStatements');
    expect(text).not.toContain('0.4.0.');
    expect(text).toContain('URI:http://127.0.0.1:3000/trust/ocsp');
    expect(text).toContain('URI:http://127.0.0.1:3000/trust/crl/issuing-ca.crl');
  });

  it('keeps no private key readable at rest', () => {
    for (const name of ['root', 'issuing-ca', 'root-ocsp', 'seal', 'tsa', 'ocsp']) {
      const stored = readFileSync(join(folder, 'keys', `${name}.json`), 'utf8');
      const ciphertext = Buffer.from((JSON.parse(stored) as { ciphertext: string }).ciphertext, 'base64');
      expect(stored).not.toContain('PRIVATE KEY');
      expect(ciphertext.includes(Buffer.from('2a8648ce3d0201', 'hex'))).toBe(false);
    }
  });

  it('does not open with another passphrase', async () => {
    await expect(openTrustCentre({ folder, passphrase: 'wrong passphrase', baseUrl, clock })).rejects.toMatchObject({
      problem: 'wrong_passphrase',
    });
  });

  it('refuses to be set up over an existing one', async () => {
    await expect(createTrustCentre({ folder, passphrase, baseUrl, clock })).rejects.toThrow('exists already');
  });

  it('stretches a passphrase that somebody made up, and a random one not', async () => {
    const random = { folder: join(work, 'random'), passphrase: 'f'.repeat(32), isRandom: true, baseUrl, clock };
    await createTrustCentre(random);
    const readCost = (place: string): unknown =>
      (JSON.parse(readFileSync(join(place, 'trust-centre.json'), 'utf8')) as { N: unknown }).N;
    expect([readCost(folder), readCost(random.folder)]).toEqual([65_536, 16]);
    expect((await openTrustCentre(random)).root).not.toEqual(centre.root);
  });

  it('keeps its seal when it is opened again and renews it for another public address', async () => {
    const again = await openTrustCentre({ folder, passphrase, baseUrl, clock });
    expect(again.seal.chain[0]).toEqual(centre.seal.chain[0]);
    const copy = join(work, 'moved');
    execFileSync('cp', ['-r', folder, copy]);
    const moved = await openTrustCentre({ folder: copy, passphrase, baseUrl: 'https://sign.example.ch', clock });
    expect(new X509Certificate(moved.seal.chain[0]).infoAccess).toContain('https://sign.example.ch/trust/ocsp');
  });

  it('renews service certificates before they end', async () => {
    const copy = join(work, 'aged');
    execFileSync('cp', ['-r', folder, copy]);
    const later = new Date(now.getTime() + 1000 * 86_400_000);
    const aged = await openTrustCentre({ folder: copy, passphrase, baseUrl, clock: () => later });
    expect(aged.seal.chain[0]).not.toEqual(centre.seal.chain[0]);
    expect(new X509Certificate(aged.seal.chain[0]).validToDate.getTime()).toBeGreaterThan(later.getTime());
  });
});

describe('the status responder', () => {
  const askOpenssl = async (certificate: Uint8Array, issuer: Uint8Array, options: string[] = []) => {
    const [target, authority] = [file('target.pem', toPem(certificate)), file('issuer.pem', toPem(issuer))];
    const request = join(work, 'request.der');
    openssl('ocsp', '-issuer', authority, '-cert', target, '-reqout', request, ...options);
    const response = file('response.der', await centre.answerOcsp(new Uint8Array(readFileSync(request))));
    const root = file('root.pem', toPem(centre.root));
    const middle = file('middle.pem', toPem(centre.seal.chain[1]!));
    return execFileSync(
      'sh',
      [
        '-c',
        `openssl ocsp -no_nonce -reqin ${request} -respin ${response} -issuer ${authority} -cert ${target} -CAfile ${root} -verify_other ${middle} 2>&1 || true`,
      ],
      { encoding: 'utf8' },
    );
  };

  it('answers good with the nonce echoed, and OpenSSL verifies the answer', async () => {
    const [seal, authority] = centre.seal.chain;
    const output = await askOpenssl(seal, authority!);
    expect(output).toContain('Response verify OK');
    expect(output).toMatch(/: good/);
    expect(output).not.toContain('nonce');
  });

  it('answers for the issuing authority through the responder of the root', async () => {
    const [, authority, root] = centre.seal.chain;
    const output = await askOpenssl(authority!, root!, ['-no_nonce']);
    expect(output).toContain('Response verify OK');
    expect(output).toMatch(/: good/);
  });

  it('answers revoked after a revocation, which the next list carries under a higher number', async () => {
    const before = (await centre.currentCrl('issuing-ca'))!;
    const person = await centre.issuePersonCertificate({ name: 'Ada Revoked' });
    const serial = readSerialNumber(person.chain[0]);
    await centre.revoke(serial, 'keyCompromise');
    expect(await askOpenssl(person.chain[0], person.chain[1]!)).toMatch(/: revoked/);
    const describeCrl = (der: Uint8Array) =>
      openssl('crl', '-inform', 'DER', '-in', file('list.crl', der), '-noout', '-text', '-crlnumber');
    const numberOf = (text: string) => Number(/crlNumber=0x(\w+)/i.exec(text)?.[1] ?? NaN);
    const after = describeCrl((await centre.currentCrl('issuing-ca'))!);
    expect(after.toLowerCase()).toContain(serial);
    expect(numberOf(after)).toBeGreaterThan(numberOf(describeCrl(before)));
    const verified = execFileSync(
      'sh',
      [
        '-c',
        `openssl crl -inform DER -in ${join(work, 'list.crl')} -CAfile ${file('ca.pem', toPem(centre.seal.chain[1]!))} -noout 2>&1`,
      ],
      { encoding: 'utf8' },
    );
    expect(verified).toContain('verify OK');
  });

  it('names people in every letter and sign as they are called', async () => {
    for (const name of ['Ada “Byte” "Bit" O’Neil', 'Zoë, 김노라; <x> #1 + \\ =', ' Anna  ']) {
      const person = await centre.issuePersonCertificate({ name });
      const { CN } = new X509Certificate(person.chain[0]).toLegacyObject().subject;
      expect(CN).toBe(name);
      expect(await askOpenssl(person.chain[0], person.chain[1]!)).toMatch(/: good/);
    }
  });

  it('answers unknown for a serial number that was never issued', async () => {
    const copy = join(work, 'other');
    execFileSync('cp', ['-r', folder, copy]);
    const twin = await openTrustCentre({ folder: copy, passphrase, baseUrl, clock });
    const stranger = await twin.issuePersonCertificate({ name: 'Never Registered' });
    expect(await askOpenssl(stranger.chain[0], stranger.chain[1]!)).toMatch(/: unknown/);
  });

  it('answers malformed and foreign requests with the error of the standard', async () => {
    expect(Buffer.from(await centre.answerOcsp(randomBytes(40))).toString('hex')).toBe('30030a0101');
    const request = buildOcspRequest(centre.seal.chain[0], centre.seal.chain[0]);
    expect(Buffer.from(await centre.answerOcsp(request)).toString('hex')).toBe('30030a0106');
  });

  it('remembers revocations after it is opened again', async () => {
    const person = await centre.issuePersonCertificate({ name: 'Ada Durable' });
    await centre.revoke(readSerialNumber(person.chain[0]), 'superseded');
    const again = await openTrustCentre({ folder, passphrase, baseUrl, clock });
    const response = Buffer.from(await again.answerOcsp(buildOcspRequest(person.chain[0], person.chain[1]!)));
    const text = openssl('ocsp', '-respin', file('again.der', response), '-resp_text', '-noverify');
    expect(text).toContain('Cert Status: revoked');
    expect(text).toContain('superseded');
  });
});

describe('the timestamp authority', () => {
  it('stamps a query made by OpenSSL so that OpenSSL verifies it', async () => {
    const data = file('data.bin', randomBytes(100));
    const query = join(work, 'query.tsq');
    openssl('ts', '-query', '-data', data, '-sha256', '-cert', '-out', query);
    const reply = file('reply.tsr', await centre.answerTimestamp(new Uint8Array(readFileSync(query))));
    const result = execFileSync(
      'sh',
      [
        '-c',
        `openssl ts -verify -queryfile ${query} -in ${reply} -CAfile ${file('root.pem', toPem(centre.root))} -untrusted ${file('middle.pem', toPem(centre.seal.chain[1]!))} 2>&1`,
      ],
      { encoding: 'utf8' },
    );
    expect(result).toContain('Verification: OK');
  });

  it('rejects a weak digest and bytes that are no request with a PKI failure', async () => {
    const query = join(work, 'weak.tsq');
    openssl('ts', '-query', '-digest', '00'.repeat(20), '-sha1', '-out', query);
    const weak = file('weak.tsr', await centre.answerTimestamp(new Uint8Array(readFileSync(query))));
    const text = openssl('ts', '-reply', '-in', weak, '-text');
    expect(text).toContain('Rejected');
    expect(text).toContain('unrecognized or unsupported algorithm');
    const broken = file('broken.tsr', await centre.answerTimestamp(randomBytes(20)));
    expect(openssl('ts', '-reply', '-in', broken, '-text')).toContain('Rejected');
  });

  it('is checked for imprint, nonce and anchor by whoever asked', async () => {
    const imprint = createHash('sha256').update('document').digest();
    const { request, nonce } = buildTimestampRequest(imprint);
    const token = readTimestampResponse(await centre.answerTimestamp(request));
    const anchors = [centre.root];
    expect(verifyTimestampToken(token, { imprint, nonce, anchors }).at.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(() => verifyTimestampToken(token, { imprint: randomBytes(32), nonce, anchors })).toThrow('another imprint');
    expect(() => verifyTimestampToken(token, { imprint, nonce: 'ab', anchors })).toThrow('another nonce');
    expect(() => verifyTimestampToken(token, { imprint, nonce, anchors: [] })).toThrow('no path');
  });
});

describe('the local trust service', () => {
  const digest = createHash('sha256').update('the document').digest();

  it('signs what is its own with the seal and DEMO with a certificate made for the person, both with a timestamp', async () => {
    const trust = makeLocalTrustService(centre);
    const ses = await obtainSignatures(trust, { ...context, isPlatform: true }, [digest]);
    const demo = await obtainSignatures(trust, { ...context, quality: 'DEMO', signerEmail: 'zoe@example.ch' }, [
      digest,
    ]);
    if (ses.kind !== 'signed' || demo.kind !== 'signed') throw new Error('a step was not expected');
    const [sealed, personal] = [
      readSignedData(ses.signatures[0]!.message),
      readSignedData(demo.signatures[0]!.message),
    ];
    expect(new X509Certificate(sealed.certificates[0]).subject).toContain('CN=Sigillum Platform Seal');
    expect(new X509Certificate(personal.certificates[0]).subject).toContain('Zoë Müller');
    expect([sealed.hasSigningTime, personal.hasSigningTime]).toEqual([false, false]);
    expect(sealed.timestampToken && personal.timestampToken).toBeDefined();
  });

  it('refuses to sign other documents than the authorised ones, and anything after five minutes', async () => {
    const trust = makeLocalTrustService(centre);
    const answer = await trust.authorize({ ...context, quality: 'DEMO' }, [{ documentDigest: digest }]);
    if (answer.kind !== 'done') throw new Error('a step was not expected');
    const other = [{ documentDigest: randomBytes(32) }];
    await expect(trust.sign(answer.authorization, other)).rejects.toMatchObject({ failure: 'refused' });
    await expect(trust.sign({ id: 'forged.mac' }, other)).rejects.toMatchObject({ failure: 'refused' });
    const started = now;
    now = new Date(started.getTime() + 6 * 60_000);
    await expect(trust.sign(answer.authorization, [{ documentDigest: digest }])).rejects.toMatchObject({
      failure: 'expired',
    });
    now = started;
  });

  it('offers no quality that it cannot honour', async () => {
    const trust = makeLocalTrustService(centre);
    const attempt = obtainSignatures(trust, { ...context, quality: 'QES' }, [digest]);
    await expect(attempt).rejects.toMatchObject({ failure: 'refused' });
  });

  it('catches answers with a wrong key, a wrong digest or the wrong signature format before they are used', async () => {
    const trust = makeLocalTrustService(centre);
    const whole = { ...context, quality: 'DEMO' } as const;
    const stolen = await obtainSignatures(trust, whole, [randomBytes(32)]);
    if (stolen.kind !== 'signed') throw new Error('a step was not expected');
    const otherDigest = {
      ...trust,
      sign: () => Promise.resolve([{ kind: 'cms' as const, der: stolen.signatures[0]!.message }]),
    };
    await expect(obtainSignatures(otherDigest, whole, [digest])).rejects.toMatchObject({ failure: 'bad_answer' });
    const wrongFormat = {
      ...trust,
      sign: () => Promise.resolve([{ kind: 'raw' as const, signature: randomBytes(64) }]),
    };
    await expect(obtainSignatures(wrongFormat, context, [digest])).rejects.toThrow('signature does not verify');
    const garbage = { ...trust, sign: () => Promise.resolve([{ kind: 'cms' as const, der: randomBytes(64) }]) };
    await expect(obtainSignatures(garbage, whole, [digest])).rejects.toMatchObject({ failure: 'bad_answer' });
  });

  it('is healthy when it can sign and stamp', async () => {
    const trust = makeLocalTrustService(centre);
    await expect(checkTrustHealth(trust)).resolves.toBeUndefined();
    const broken = { ...trust, timestamp: () => Promise.reject(new Error('clock out of tolerance')) };
    await expect(checkTrustHealth(broken)).rejects.toThrow('clock out of tolerance');
  });
});
