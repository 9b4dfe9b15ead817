import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomInt, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { hybrid } from '../../testing/hostile-pdfs.ts';
import { authority, makeCertificate, purposes, usage } from '../../testing/made-certificates.ts';
import { appendToken, makeToken } from '../../testing/made-signatures.ts';
import { makeKeyedTrust } from '../../testing/keyed-trust.ts';
import { buildPdf } from '../../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  prepareFile,
  signFile,
  type SigningFixture,
} from '../../testing/signing-fixture.ts';
import { encodeOctets, encodeSequence, encodeTagged, readChildren, readWhole } from '../../pki/der.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { TrustQuality, TrustService } from '../../trust/trust-service.ts';
import { PdfReader } from '../structure/pdf-reader.ts';
import { accessBytes } from '../structure/random-access.ts';
import { RevisionFault, verifyRevision } from '../verify-revision.ts';
import { extendDocument, findTimestampExpiry, renewDocument, type ExtensionOptions } from './extend-document.ts';
import { readSignatures } from './read-signatures.ts';
import { readValidationStore } from './read-validation-store.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

let now = new Date('2026-11-21T10:00:00Z');
const advance = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const fixture: SigningFixture = await makeSigningFixture(() => now);
const { trust } = fixture;
// Clocks of trust centres go forwards only; after two hours no answer of the test before is fresh any more.
beforeEach(() => advance(2 * HOUR));
afterAll(() => fixture.remove());

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const request = (index = 0, quality: TrustQuality = 'SES') => makeRevisionRequest(index, { quality, at: now });
const sign = (file: Uint8Array, index = 0, quality: TrustQuality = 'SES', service = trust) =>
  signFile(file, request(index, quality), service, now);

async function extend(file: Uint8Array, options: Partial<ExtensionOptions> = {}, service = trust) {
  const extended = await extendDocument(accessBytes(file), service, { wish: 'B-LTA', now, ...options });
  const whole = new Uint8Array(Buffer.concat([file, ...extended.tails.map(({ bytes }) => bytes)]));
  return { ...extended, causes: extended.tails.map(({ cause }) => cause), file: whole };
}

const verify = (file: Uint8Array, prefix?: Uint8Array, level?: 'B-LTA') =>
  verifyRevision(accessBytes(file), {
    anchors: [fixture.centre.root],
    now,
    ...(level && { level }),
    ...(prefix && { prefix: { size: prefix.length, sha256: hashOf(prefix) } }),
  });
const open = (file: Uint8Array) => PdfReader.open(accessBytes(file));
const away = (message: string): TrustService => ({
  ...trust,
  timestamp: () => Promise.reject(new TrustError('unavailable', message)),
});

describe('prolonging', () => {
  it('makes B-LT and B-LTA of a signature, each file an exact prefix of the next, and nothing twice', async () => {
    const original = await prepareFile(buildPdf(), [request()]);
    const signed = await sign(original);
    expect(await verify(signed, original)).toMatchObject({ level: 'B-T' });
    const long = await extend(signed, { wish: 'B-LT' });
    expect(long).toMatchObject({ level: 'B-LT', causes: ['VALIDATION_DATA'] });
    const archived = await extend(long.file);
    expect(archived).toMatchObject({ level: 'B-LTA', causes: ['TIMESTAMP'] });
    for (const prefix of [original, signed, long.file]) {
      expect(await verify(archived.file, prefix)).toMatchObject({ level: 'B-LTA' });
    }
    expect((await extend(archived.file)).tails).toEqual([]);
  });

  it.each([
    [1, 'table'],
    [3, 'stream'],
    [10, 'table'],
  ] as const)('keeps %i signers of mixed qualities valid in a file with a %s', async (count, style) => {
    const qualities: TrustQuality[] = ['SES', 'AES', 'DEMO'];
    let file = await prepareFile(
      buildPdf({ style }),
      Array.from({ length: count }, (_, index) => request(index)),
    );
    for (let index = 0; index < count; index += 1) {
      const before = file;
      advance(6 * 60_000);
      const signed = await sign(file, index, qualities[index % 3]);
      const extended = await extend(signed, { wish: index === count - 1 ? 'B-LTA' : 'B-LT' });
      file = extended.file;
      expect(Buffer.compare(file.subarray(0, before.length), before)).toBe(0);
      expect(await verify(file, before)).toMatchObject({ level: index === count - 1 ? 'B-LTA' : 'B-LT' });
    }
    const store = await readValidationStore(await open(file));
    // One answer for each signature, and one each for issuing authority and timestamp authority.
    expect(store.ocsps).toHaveLength(count + 2);
    expect(new Set(store.certificates.map(({ der }) => hashOf(der))).size).toBe(store.certificates.length);
    expect(await readSignatures(await open(file))).toHaveLength(count + 1);
  });

  it('proves a signature four years later, when the person’s certificate has long ended, and renews its timestamp', async () => {
    let later = now;
    const own = await makeSigningFixture(() => later);
    const options = { wish: 'B-LTA', now } as const;
    const archived = await extend(await signFile(buildPdf(), request(0, 'AES'), own.trust, now), options, own.trust);
    const expiry = (await findTimestampExpiry(accessBytes(archived.file)))!;
    later = new Date(now.getTime() + 4 * YEAR);
    expect(expiry.getTime()).toBeGreaterThan(later.getTime());
    const expectation = { anchors: [own.centre.root], now: later };
    expect(await verifyRevision(accessBytes(archived.file), expectation)).toMatchObject({ level: 'B-LTA' });
    const renewed = await renewDocument(accessBytes(archived.file), own.trust, later);
    own.remove();
    expect(renewed.level).toBe('B-LTA');
    expect(renewed.tails.map(({ cause }) => cause)).toEqual(['VALIDATION_DATA', 'TIMESTAMP']);
    const file = new Uint8Array(Buffer.concat([archived.file, ...renewed.tails.map(({ bytes }) => bytes)]));
    const prefix = { size: archived.file.length, sha256: hashOf(archived.file) };
    const verdict = await verifyRevision(accessBytes(file), { ...expectation, prefix });
    expect(verdict).toMatchObject({ level: 'B-LTA', fieldName: 'signature-0', timestampedAt: now });
    expect(await findTimestampExpiry(accessBytes(buildPdf()))).toBeUndefined();
  });

  it('ends with the first certificate of the timestamp’s chain to end', async () => {
    const end = new Date('2026-12-01T00:00:00Z');
    const root = makeCertificate('Root', { extensions: [authority(), usage(5)] });
    const issuer = makeCertificate('Authority', { issuer: root, extensions: [authority(), usage(5)], notAfter: end });
    const stamping = [usage(0), purposes(true, '1.3.6.1.5.5.7.3.8')];
    const stamper = makeCertificate('Stamper', { issuer, extensions: stamping });
    const stamped = await appendToken(buildPdf(), (covered) => makeToken(stamper, covered, now, [issuer]));
    expect(await findTimestampExpiry(accessBytes(stamped))).toEqual(end);
  });

  it('leaves a file alone whose signatures chain to nobody known here', async () => {
    const stranger = await makeSigningFixture(() => now);
    const foreign = await signFile(buildPdf(), request(), stranger.trust, now);
    stranger.remove();
    expect(await extend(foreign)).toMatchObject({ tails: [], level: 'B-B' });
  });
});

describe('a timestamp authority', () => {
  it('that is away leaves a simple signature at B-B, which a document timestamp proves later', async () => {
    const original = await prepareFile(buildPdf(), [request()]);
    const signed = await sign(original, 0, 'SES', away('no route'));
    expect(await verify(signed, original)).toMatchObject({ level: 'B-B' });
    const pending = { reason: 'timestamp', message: 'no route' };
    expect(await extend(signed, {}, away('no route'))).toMatchObject({ level: 'B-B', tails: [], pending });
    const proved = await extend(signed);
    expect(proved).toMatchObject({ level: 'B-LTA', causes: ['TIMESTAMP', 'VALIDATION_DATA', 'TIMESTAMP'] });
    expect(await verify(proved.file, original)).toMatchObject({ level: 'B-LTA', timestampedAt: now });
  });

  it('that is away makes the signature of an identified person impossible, for it is stamped at once or not made', async () => {
    const failure = { failure: 'unavailable', reason: 'timestamp' };
    await expect(sign(buildPdf(), 0, 'AES', away('no route'))).rejects.toMatchObject(failure);
  });

  it('that is away for the archive timestamp leaves B-LT and says so', async () => {
    const extended = await extend(await sign(buildPdf()), {}, away('no route'));
    const pending = { reason: 'timestamp', message: 'no route' };
    expect(extended).toMatchObject({ level: 'B-LT', causes: ['VALIDATION_DATA'], pending });
    expect(await verify(extended.file)).toMatchObject({ level: 'B-LT' });
  });

  it('that stamps another imprint is not believed, neither for a signature nor for the file', async () => {
    const lying = { ...trust, timestamp: () => trust.timestamp(randomBytes(32)) };
    await expect(sign(buildPdf(), 0, 'SES', lying)).rejects.toMatchObject({ failure: 'bad_answer' });
    const extended = await extend(await sign(buildPdf()), {}, lying);
    expect(extended).toMatchObject({ level: 'B-LT', pending: { reason: 'timestamp' } });
    expect(extended.pending?.message).toContain('another imprint');
  });

  it('whose token is larger than the room kept for it gets more room', async () => {
    const signed = await sign(buildPdf());
    const wordy = {
      ...trust,
      timestamp: async (imprint: Uint8Array) => enlarge(await trust.timestamp(imprint), 20_000),
    };
    const extended = await extend(signed, {}, wordy);
    expect(extended).toMatchObject({ level: 'B-LTA', causes: ['VALIDATION_DATA', 'TIMESTAMP'] });
    expect(await verify(extended.file)).toMatchObject({ level: 'B-LTA' });
  });
});

/** The same token with an unsigned attribute of so many bytes: nothing that is signed changes. */
function enlarge(token: Uint8Array, size: number): Uint8Array {
  const [type, wrapper] = readChildren(readWhole(token));
  const fields = readChildren(readWhole(wrapper!.content));
  const [info] = readChildren(fields.at(-1)!);
  // 1.3.6.1.4.1.99999, an attribute that nobody knows.
  const oid = Uint8Array.from(Buffer.from('06082b06010401868d1f', 'hex'));
  const set = Uint8Array.from([0x31, 0x82, ...lengthOf(encodeOctets(new Uint8Array(size)))]);
  const attribute = encodeSequence(oid, Buffer.concat([set, encodeOctets(new Uint8Array(size))]));
  const larger = encodeSequence(...readChildren(info!).map(({ raw }) => raw), encodeTagged(1, attribute));
  const infos = Buffer.concat([Uint8Array.from([0x31, 0x82, ...lengthOf(larger)]), larger]);
  return encodeSequence(
    type!.raw,
    encodeTagged(0, encodeSequence(...fields.slice(0, -1).map(({ raw }) => raw), infos)),
  );
}
const lengthOf = ({ length }: Uint8Array) => [length >> 8, length & 255];

describe('the status of the signer', () => {
  const answering = (change: (ocsp: Uint8Array, certificate: Uint8Array) => Uint8Array | undefined): TrustService => ({
    ...trust,
    async status(certificate, issuer) {
      const { ocsp } = await trust.status(certificate, issuer);
      const changed = change(ocsp!, certificate);
      return changed ? { ocsp: changed } : {};
    },
  });

  it('stops a signature before it is embedded when the certificate is revoked', async () => {
    const revoking: TrustService = {
      ...trust,
      async status(certificate, issuer) {
        const { serialNumber, subject } = new X509Certificate(certificate);
        if (subject.includes('Zoë')) await fixture.centre.revoke(serialNumber.toLowerCase(), 'keyCompromise');
        return trust.status(certificate, issuer);
      },
    };
    const failure = { failure: 'refused', reason: 'revoked' };
    await expect(sign(buildPdf(), 0, 'AES', revoking)).rejects.toMatchObject(failure);
  });

  it('stops a signature when the issuer has never heard of the certificate', async () => {
    const { trust: keyed, forget } = await makeKeyedTrust('P-256', () => now);
    forget();
    const failure = { failure: 'refused', reason: 'status_unknown' };
    await expect(sign(buildPdf(), 0, 'SES', keyed)).rejects.toMatchObject(failure);
  });

  it.each([
    ['garbage', () => randomBytes(80)],
    ['missing', () => undefined],
    ['a refusal to answer', () => Uint8Array.of(0x30, 0x03, 0x0a, 0x01, 0x03)],
  ])('that is %s leaves the signature at B-T, pending and unchanged', async (_, change) => {
    const signed = await sign(buildPdf(), 0, 'AES', answering(change));
    const extended = await extend(signed, {}, answering(change));
    expect(extended).toMatchObject({ level: 'B-T', tails: [], pending: { reason: 'revocation' } });
    expect((await extend(signed)).level).toBe('B-LTA');
  });

  it('that is stale is asked for again, and is no proof while nothing newer comes', async () => {
    const kept: Record<string, Uint8Array> = {};
    const stale = answering((ocsp, certificate) => (kept[hashOf(certificate)] ??= ocsp));
    const signed = await sign(buildPdf(), 0, 'SES', stale);
    advance(3 * HOUR);
    const extended = await extend(signed, {}, stale);
    expect(extended.pending?.message).toContain('stale');
    expect(extended).toMatchObject({ level: 'B-T', tails: [] });
  });

  it('that came along with the signature is used without asking', async () => {
    const asked: string[] = [];
    const counting = answering((ocsp, certificate) => {
      asked.push(new X509Certificate(certificate).subject);
      return ocsp;
    });
    const signed = await sign(buildPdf(), 0, 'AES');
    const first = await extend(signed, { wish: 'B-LT' });
    const store = await readValidationStore(await open(first.file));
    const known = { certificates: [], ocsps: store.ocsps.map(({ der }) => der), crls: [] };
    expect((await extend(signed, { known }, counting)).level).toBe('B-LTA');
    expect(asked).toEqual([]);
  });
});

describe('files of every make', () => {
  const folder = join(fixture.folder, 'makes');
  mkdirSync(folder);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const rewrite = (...options: string[]) => {
    writeFileSync(join(folder, 'in.pdf'), buildPdf({ pages: [{}, {}, {}] }));
    run('qpdf', ...options, 'in.pdf', 'out.pdf');
    return new Uint8Array(readFileSync(join(folder, 'out.pdf')));
  };
  const makes: [string, () => Uint8Array][] = [
    ['a classic cross-reference table', () => buildPdf()],
    ['a cross-reference stream with object streams', () => buildPdf({ style: 'stream' })],
    ['linearisation', () => rewrite('--linearize')],
    ['linearisation and object streams', () => rewrite('--linearize', '--object-streams=generate')],
    ['PDF 2.0', () => rewrite('--force-version=2.0')],
    ['hybrid cross-references', () => new Uint8Array(hybrid())],
    [
      'a store of another maker',
      () => buildPdf({ catalog: '/DSS <</Certs [] /VRI <</AB <</Type /VRI>>>> /Foreign 7>>' }),
    ],
  ];

  it.each(makes)('with %s end as B-LTA, and qpdf finds nothing wrong', async (_, make) => {
    const original = make();
    const archived = await extend(await sign(original));
    expect(archived.level).toBe('B-LTA');
    expect(await verify(archived.file, original)).toMatchObject({ level: 'B-LTA' });
    writeFileSync(join(folder, 'judged.pdf'), archived.file);
    expect(run('qpdf', '--check', 'judged.pdf')).toContain('No syntax or stream encoding errors found');
  });

  it('keep what another maker has stored, and say by extension what PDF 1.7 does not know', async () => {
    const { file } = await extend(await sign(makes.at(-1)![1]()));
    const { dict } = await (await open(file)).readCatalog();
    const store = (await readValidationStore(await open(file))).dict!;
    expect(store.get('Foreign')).toBe(7);
    expect([...(store.get('VRI') as Map<string, unknown>).keys()]).toEqual([
      'AB',
      expect.stringMatching(/^[0-9A-F]{40}$/),
    ]);
    expect(latin1(file)).toMatch(/\/ESIC <<\/BaseVersion \/1\.7\s\/ExtensionLevel 5>>/);
    expect(dict.has('Extensions')).toBe(true);
    const modern = await open((await extend(await sign(rewrite('--force-version=2.0')))).file);
    expect((await modern.readCatalog()).dict.has('Extensions')).toBe(false);
  });

  it('satisfy OpenSSL: the document timestamp, and each stored answer about each certificate', async () => {
    const { file } = await extend(await sign(buildPdf(), 0, 'AES'));
    const reader = await open(file);
    const store = await readValidationStore(reader);
    const stamp = (await readSignatures(reader)).at(-1)!;
    const pem = (ders: Uint8Array[]) => ders.map((der) => new X509Certificate(der).toString()).join('');
    const put = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
    put('root.pem', pem([fixture.centre.root]));
    put('chain.pem', pem(store.certificates.map(({ der }) => der)));
    put('token.tst', stamp.value);
    put('covered.bin', Buffer.concat([file.subarray(0, stamp.gapStart), file.subarray(stamp.gapEnd)]));
    const at = ['-attime', String(now.getTime() / 1000 + 1)];
    const trusted = ['-CAfile', 'root.pem', '-untrusted', 'chain.pem'];
    const token = ['-token_in', '-in', 'token.tst', '-data', 'covered.bin'];
    expect(run('openssl', 'ts', '-verify', ...token, ...trusted, ...at)).toContain('Verification: OK');
    expect(store.ocsps).toHaveLength(3);
    for (const { der } of store.ocsps) {
      put('answer.der', der);
      const text = run('openssl', 'ocsp', '-respin', 'answer.der', '-noverify', '-resp_text');
      expect(text).toContain('Cert Status: good');
      const verified = ['-CAfile', 'root.pem', '-verify_other', 'chain.pem', ...at];
      const { stderr } = spawnSync('openssl', ['ocsp', '-respin', 'answer.der', ...verified], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(stderr).toContain('Response verify OK');
    }
  });
});

describe('the check before a revision is stored', () => {
  it('finds any changed bit in what the last timestamp covers, and a missing tail', async () => {
    const original = await prepareFile(buildPdf(), [request()]);
    const { file } = await extend(await sign(original));
    const { gapStart } = (await readSignatures(await open(file))).at(-1)!;
    const positions = Array.from({ length: 200 }, () => randomInt(original.length, gapStart));
    for (const position of [...positions, gapStart + 40, file.length - 20, file.length - 1]) {
      const twin = Uint8Array.from(file);
      twin[position] = twin[position]! ^ 1;
      await expect(verify(twin, original, 'B-LTA'), `position ${position}`).rejects.toThrow(RevisionFault);
    }
    await expect(verify(file.subarray(0, file.length - 1), original)).rejects.toThrow(RevisionFault);
  });
});
