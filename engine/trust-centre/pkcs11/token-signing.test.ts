import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey, generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { judgePdf, tamper } from '../../testing/judges.ts';
import { buildPdf } from '../../testing/pdf-fixtures.ts';
import { makeRevisionRequest, prepareFile, signFile } from '../../testing/signing-fixture.ts';
import {
  hasSoftHsm,
  makeSoftToken,
  placeFakePkcs11Tool,
  type FakePkcs11Tool,
  type SoftToken,
} from '../../testing/softhsm.ts';
import { foundAuthority, type TestAuthority, type TestKeyKind } from '../../testing/test-authority.ts';
import { createTrustCentre } from '../create-trust-centre.ts';
import { makeLocalTrustService } from '../../trust/local-trust-service.ts';
import { checkTrustHealth, obtainSignatures } from '../../trust/obtain-signatures.ts';
import { signBytes, verifyBytes } from '../../pki/algorithms.ts';
import { buildTimestampRequest } from '../../pki/timestamp-token.ts';
import { runTrustCommand } from '../run-trust-command.ts';
import { makeCentreChecks } from '../health.ts';
import { openTrustCentre, type TrustCentre } from '../trust-centre.ts';
import type { TrustService } from '../../trust/trust-service.ts';
import { makeTokenKey } from './token-key.ts';
import { makeTokenRack } from './token-rack.ts';

/** SoftHSM stands for a hardware token, where it is installed (tests/support/install-packages.mjs). */
describe.runIf(hasSoftHsm())('a key in a PKCS #11 token', () => {
  const work = mkdtempSync(join(tmpdir(), 'sigillum-token-'));
  const digest = createHash('sha256').update('document').digest();
  const seal = { sid: 's', signerName: 'Acme', quality: 'AES', sealAccountName: 'acme' } as const;
  const platform = { sid: 's', signerName: 'Ada', quality: 'SES' } as const;
  const person = { sid: 's', signerName: 'Ada', quality: 'AES' } as const;
  let token: SoftToken;
  let authority: TestAuthority;
  let tool: FakePkcs11Tool;
  let [folder, pin] = ['', ''];
  let centre: TrustCentre;
  let count = 0;
  let said: string[] = [];

  const file = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(work, name), content);
    return join(work, name);
  };
  const toPem = (chain: Uint8Array[]) => chain.map((der) => new X509Certificate(der).toString()).join('');
  const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe', cwd: work });

  /** Puts a key into the token and its certificates into a file. */
  async function provide(id: string, profile: 'organisation-seal' | 'tsa', key: TestKeyKind = 'P-256') {
    const identity = await authority.issue(profile, { name: `In the token ${id}`, key });
    token.putKey(id, identity.key);
    file(`${id}.crt`, toPem(identity.chain));
  }
  const run = (...words: string[]) =>
    runTrustCommand(words, {
      place: { folder, passphrase: 'only for this test' },
      baseUrl: undefined,
      clock: () => new Date(),
      say: (line) => void said.push(line),
      askSecret: () => Promise.resolve(pin),
    });
  const take = (id: string, purpose: string[], certificates = id, label = token.label) => {
    const place = ['--pkcs11', token.module, '--token', label, '--key-id', id];
    return run('import', join(work, `${certificates}.crt`), '--as', ...purpose, ...place);
  };
  /** What a server's readiness says: the words and notices of every check; a check that takes longer than 2 s has failed. */
  const check = async () => {
    const local = makeLocalTrustService(centre);
    const judges = Object.entries(makeCentreChecks(centre));
    const canSign = checkTrustHealth(local).then(
      () => 'ok',
      () => 'failed',
    );
    const broken = { state: 'failed', isWell: false, notices: [] };
    const [trust, ...found] = await Promise.all([
      Promise.race([canSign, setTimeout(2000, 'failed', { ref: false })]),
      ...judges.map(async ([name, judge]) => [name, await judge().catch(() => broken)] as const),
    ]);
    return {
      isReady: trust === 'ok' && found.every(([, { isWell }]) => isWell),
      checks: { trust, ...Object.fromEntries(found.map(([name, { state }]) => [name, state])) },
      notices: Object.fromEntries(found.map(([name, { notices }]) => [name, notices])),
    };
  };

  beforeAll(async () => {
    token = makeSoftToken(work);
    authority = await foundAuthority();
    await provide('01', 'organisation-seal', 'RSA');
    await provide('02', 'organisation-seal', 'P-384');
    await provide('03', 'tsa');
    await provide('04', 'organisation-seal');
  });
  beforeEach(async () => {
    said = [];
    pin = token.pin;
    tool = placeFakePkcs11Tool(work);
    folder = join(work, `centre-${(count += 1)}`);
    const options = {
      folder,
      passphrase: 'only for this test',
      baseUrl: 'http://127.0.0.1:9',
      clock: () => new Date(),
    };
    await createTrustCentre(options);
    centre = await openTrustCentre(options);
  });
  afterEach(() => tool.remove());
  afterAll(async () => {
    rmSync(work, { recursive: true, force: true });
    await authority.server.close();
  });

  it('signs with RSA, P-256 and P-384 in every way that its kind allows', async () => {
    const rack = makeTokenRack(() => new Date());
    const { module, label } = token;
    for (const [id, algorithms] of [
      ['01', ['RS256', 'PS256']],
      ['02', ['ES384', 'ES256']],
      ['04', ['ES256']],
    ] as const) {
      const address = { module, label, id, pin, importedAt: new Date().toISOString() };
      const { publicKey } = new X509Certificate(readFileSync(join(work, `${id}.crt`)));
      const key = makeTokenKey(rack, address, publicKey);
      for (const algorithm of algorithms) {
        const signature = await signBytes(algorithm, key, digest);
        expect(verifyBytes(algorithm, publicKey, digest, signature)).toBe(true);
        expect(verifyBytes(algorithm, publicKey, randomBytes(32), signature)).toBe(false);
      }
    }
  });

  it('makes SES, seals and timestamps that pdfsig and OpenSSL find valid, and is used without a restart', async () => {
    await take('01', ['platform-seal']);
    await take('02', ['seal', 'acme']);
    await take('03', ['tsa']);
    const trust = makeLocalTrustService(centre);
    const starts = tool.countStarts();
    const requests = [makeRevisionRequest(0), makeRevisionRequest(1)];
    const plain = await prepareFile(buildPdf(), requests);
    const sealing: TrustService = {
      ...trust,
      credential: (context) => trust.credential({ ...context, sealAccountName: 'acme' }),
      authorize: (context, items) => trust.authorize({ ...context, sealAccountName: 'acme' }, items),
    };
    const signed = await signFile(await signFile(plain, requests[0]!, trust), requests[1]!, sealing);
    expect(judgePdf(signed)).toMatchObject({ signatureCount: 2, validCount: 2, isSoundPdf: true });
    expect(judgePdf(tamper(signed)).validCount).toBe(1);
    // A signature and its timestamp each.
    expect(tool.countStarts()).toBe(starts + 4);

    const root = file('root.pem', toPem([authority.root]));
    file('document', 'document');
    for (const [context, name] of [
      [platform, 'In the token 01'],
      [seal, 'In the token 02'],
    ] as const) {
      const obtained = await obtainSignatures(trust, context, [digest]);
      if (obtained.kind !== 'signed') throw new Error('a step');
      expect(obtained.signatures[0]!.level).toBe('B-T');
      file('message.der', obtained.signatures[0]!.message);
      const judged = ['-inform', 'DER', '-in', 'message.der', '-content', 'document', '-binary', '-CAfile', root];
      openssl('cms', '-verify', '-cades', '-purpose', 'any', ...judged, '-signer', 'signer.pem', '-out', 'out');
      expect(new X509Certificate(readFileSync(join(work, 'signer.pem'))).subject).toContain(name);
    }
    openssl('ts', '-query', '-data', 'document', '-sha256', '-cert', '-out', 'query.tsq');
    const reply = await centre.answerTimestamp(new Uint8Array(readFileSync(join(work, 'query.tsq'))));
    file('reply.tsr', reply);
    const judged = ['-queryfile', 'query.tsq', '-in', 'reply.tsr', '-CAfile', root];
    expect(
      openssl('ts', '-verify', ...judged, '-untrusted', file('03-chain.pem', readFileSync(join(work, '03.crt')))),
    ).toContain('Verification: OK');
    expect(Buffer.from(reply).includes('In the token 03')).toBe(true);
  });

  it('serves several servers of one folder, of which none holds the key: each seals and stamps', async () => {
    await take('04', ['seal', 'acme']);
    await take('03', ['tsa']);
    const options = {
      folder,
      passphrase: 'only for this test',
      baseUrl: 'http://127.0.0.1:9',
      clock: () => new Date(),
    };
    const servers = [centre, await openTrustCentre(options)];
    file('document', 'document');
    openssl('ts', '-query', '-data', 'document', '-sha256', '-cert', '-out', 'query.tsq');
    const query = new Uint8Array(readFileSync(join(work, 'query.tsq')));
    // In turn: the files of this token bear no two processes at once, which a device does.
    for (const server of servers) {
      const obtained = await obtainSignatures(makeLocalTrustService(server), seal, [digest]);
      expect(obtained.kind === 'signed' && obtained.signatures[0]!.level).toBe('B-T');
      expect(Buffer.from(await server.answerTimestamp(query)).includes('In the token 03')).toBe(true);
    }
    // Key files say where the key lies, and nothing of it.
    const kept = readFileSync(join(folder, 'keys', 'tsa.json'), 'utf8');
    expect(Object.keys(JSON.parse(kept) as object)).not.toContain('privateKey');
    expect(kept).not.toContain('PRIVATE KEY');
  });

  it('seals as many documents at once as one consent covers', async () => {
    await take('04', ['seal', 'acme']);
    const digests = Array.from({ length: 40 }, () => randomBytes(32));
    const obtained = await obtainSignatures(makeLocalTrustService(centre), seal, digests);
    expect(obtained.kind === 'signed' && obtained.signatures.length).toBe(40);
  });

  it('is shown, its PIN and its place nowhere in the clear, and the checks are well', async () => {
    await take('04', ['platform-seal']);
    await run('show');
    expect(said.join('\n')).toContain(`the platform's seal, imported, key in the token "${token.label}"`);
    const stored = readFileSync(join(folder, 'keys/seal.json'), 'utf8');
    expect(JSON.parse(stored)).toMatchObject({ kind: 'pkcs11', isImported: true });
    for (const secret of [token.pin, token.module, token.label]) expect(stored).not.toContain(`"${secret}"`);
    expect(await check()).toMatchObject({ isReady: true, checks: { trust: 'ok', trustKeys: 'ok', trustClock: 'ok' } });
    writeFileSync(join(folder, 'keys/seal.json'), stored.replace('"kind": "pkcs11"', '"kind": "other"'));
    expect(await check()).toMatchObject({ isReady: false, checks: { trustKeys: 'key_unreadable' } });
  });

  it('is not imported when the PIN, the token, the key or the certificate is wrong, each with a sentence', async () => {
    const before = centre.seal.chain[0];
    const seals = ['platform-seal'];
    await expect(take('04', seals, '02')).rejects.toThrow('does not belong to the certificate');
    await expect(take('01', seals, '04')).rejects.toThrow('fails');
    await expect(take('77', seals, '04')).rejects.toThrow('holds no such key');
    await expect(take('04', seals, '04', 'Another')).rejects.toThrow(
      'is not there (No slot with token named "Another"',
    );
    await expect(take('04', ['tsa'])).rejects.toThrow('not fit for timestamps');
    const starts = tool.countStarts();
    pin = '9999';
    await expect(take('04', seals)).rejects.toMatchObject({ problem: 'file_refused' });
    expect(tool.countStarts()).toBe(starts + 1);
    await expect(take('04', seals)).rejects.toThrow('does not accept the PIN');
    pin = '';
    await expect(take('04', seals)).rejects.toThrow('needs the PIN');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    file('05.crt', readFileSync(join(work, '04.crt'), 'utf8') + privateKey.export({ type: 'pkcs8', format: 'pem' }));
    pin = token.pin;
    await expect(take('04', seals, '05')).rejects.toThrow('certificates only');
    await centre.rollOver();
    expect(centre.seal.chain[0]).toEqual(before);
    await expect(run('import', 'f', '--as', 'tsa', '--pkcs11', 'm.so')).rejects.toMatchObject({ name: 'UsageError' });
  });

  it('that signs by RSA-PSS alone is refused for a certificate that lets its key do more', async () => {
    const publicKey = createPublicKey({ key: Buffer.from(token.makePssKey('06')), format: 'der', type: 'spki' });
    const { module, label } = token;
    const address = { module, label, id: '06', pin, importedAt: new Date().toISOString() };
    const key = makeTokenKey(
      makeTokenRack(() => new Date()),
      address,
      publicKey,
    );
    await expect(key.sign('RS256', digest)).rejects.toThrow('in the way that its certificate demands');
    expect(verifyBytes('PS256', publicKey, digest, await key.sign('PS256', digest))).toBe(true);
  });

  it('whose token is taken away fails as long as it is gone, and signs again when it is back', async () => {
    await take('04', ['platform-seal']);
    await take('03', ['tsa']);
    const trust = makeLocalTrustService(centre);
    await expect(obtainSignatures(trust, platform, [digest])).resolves.toMatchObject({ kind: 'signed' });
    renameSync(token.folder, `${token.folder}.away`);
    await expect(obtainSignatures(trust, platform, [digest])).rejects.toMatchObject({ failure: 'unavailable' });
    expect(await check()).toMatchObject({ isReady: false, checks: { trust: 'failed', trustKeys: 'token_absent' } });
    const { request } = buildTimestampRequest(digest);
    file('rejection.tsr', await centre.answerTimestamp(request));
    expect(openssl('ts', '-reply', '-in', 'rejection.tsr', '-text')).toMatch(/Rejected[\s\S]*system failure/);
    await expect(trust.timestamp(digest)).rejects.toMatchObject({ failure: 'unavailable', reason: 'timestamp' });
    renameSync(`${token.folder}.away`, token.folder);
    await expect(obtainSignatures(trust, platform, [digest])).resolves.toMatchObject({ kind: 'signed' });
    expect(await check()).toMatchObject({ isReady: true });
  });

  it('whose PIN was changed is tried once, and used again when it was imported anew, without a restart', async () => {
    await take('04', ['platform-seal']);
    const trust = makeLocalTrustService(centre);
    await obtainSignatures(trust, platform, [digest]);
    token.changePin('815815');
    const starts = tool.countStarts();
    const tries = [1, 2, 3].map(() => obtainSignatures(trust, platform, [digest]));
    for (const answer of await Promise.allSettled(tries)) expect(answer.status).toBe('rejected');
    expect(await check()).toMatchObject({ checks: { trustKeys: 'token_pin_refused' } });
    expect(tool.countStarts()).toBe(starts + 1);
    pin = token.pin;
    await take('04', ['platform-seal']);
    await expect(obtainSignatures(trust, platform, [digest])).resolves.toMatchObject({ kind: 'signed' });
    expect(await check()).toMatchObject({ isReady: true });
  });

  it('whose token is silent leaves the checks answering and other signatures working', async () => {
    await take('02', ['seal', 'acme']);
    await take('04', ['platform-seal']);
    const trust = makeLocalTrustService(centre);
    tool.behave('exec sleep 60');
    const silent = obtainSignatures(trust, seal, [digest]);
    const ends: string[] = [];
    silent.catch(() => ends.push('the silent one'));
    const [readiness] = await Promise.all([
      check(),
      expect(obtainSignatures(trust, person, [digest])).resolves.toMatchObject({ kind: 'signed' }),
    ]);
    expect(readiness).toMatchObject({ isReady: false, checks: { trustKeys: 'token_silent', trustClock: 'ok' } });
    expect(ends, 'nobody has waited for the silent one').toEqual([]);
    await expect(silent).rejects.toMatchObject({ failure: 'unavailable', fault: 'token_silent' });
    const starts = tool.countStarts();
    await expect(obtainSignatures(trust, seal, [digest])).rejects.toThrow('did not answer a moment ago');
    expect(tool.countStarts(), 'it was not asked again').toBe(starts);
    expect(await check()).toMatchObject({ notices: { trustCertificates: ['seal_token_failed'] } });
  });
});
