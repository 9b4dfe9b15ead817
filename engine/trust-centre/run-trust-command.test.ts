import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTrustCentre } from './create-trust-centre.ts';
import { readSerialNumber } from '../pki/issue-certificate.ts';
import { makeLocalTrustService } from '../trust/local-trust-service.ts';
import { obtainSignatures } from '../trust/obtain-signatures.ts';
import { buildOcspRequest } from './ocsp-responder.ts';
import { runTrustCommand } from './run-trust-command.ts';
import { openTrustCentre, type TrustCentre } from './trust-centre.ts';

const passphrase = 'only for this test';
const secret = 'of the file: ü';
const clock = () => new Date();
const work = mkdtempSync(join(tmpdir(), 'sigillum-trust-commands-'));
let folder: string;
let centre: TrustCentre;
let said: string[];
let count = 0;

const run = (...words: string[]) =>
  runTrustCommand(words, {
    place: { folder, passphrase },
    baseUrl: undefined,
    clock,
    say: (line) => said.push(line),
    askSecret: () => Promise.resolve(secret),
  });
const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe', cwd: work });

/** A foreign authority and two certificates of it, made by OpenSSL. */
function makeForeign(): void {
  const fresh = (name: string, kind = 'ec') =>
    kind === 'ec'
      ? openssl('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', `${name}.key`)
      : openssl('genrsa', '-out', `${name}.key`, '3072');
  fresh('ca');
  openssl('req', '-x509', '-key', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Foreign CA', '-days', '90');
  const issue = (name: string, ...extensions: string[]) => {
    const added = extensions.flatMap((extension) => ['-addext', extension]);
    openssl('req', '-new', '-key', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}/O=Foreign AG`, ...added);
    const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy'];
    openssl('x509', '-req', '-in', `${name}.csr`, ...signer, '-out', `${name}.pem`, '-days', '60');
    const file = ['-inkey', `${name}.key`, '-in', `${name}.pem`, '-certfile', 'ca.pem', '-out', `${name}.p12`];
    openssl('pkcs12', '-export', ...file, '-passout', `pass:${secret}`);
  };
  fresh('sealer', 'rsa');
  issue('sealer', 'keyUsage=critical,digitalSignature,nonRepudiation');
  fresh('stamper');
  issue('stamper', 'extendedKeyUsage=critical,timeStamping', 'keyUsage=critical,digitalSignature');
}

beforeAll(makeForeign);
beforeEach(async () => {
  said = [];
  folder = join(work, `centre-${(count += 1)}`);
  const options = { folder, passphrase, baseUrl: 'https://sign.example.ch', clock };
  await createTrustCentre(options);
  centre = await openTrustCentre(options);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the commands of the trust centre', () => {
  it('show the chain with purposes, validity, fingerprints and days left, and change nothing', async () => {
    await centre.issueOrganisationSeal({ name: 'acme', organisation: 'Acme AG' });
    const register = readFileSync(join(folder, 'register.jsonl'));
    await run('show');
    const text = said.join('\n');
    expect(text).toContain('local, not qualified');
    expect(text).toContain(`SHA-256 ${new X509Certificate(centre.root).fingerprint256}`);
    expect(text).toMatch(
      /root: .*\n {2}CN=Sigillum Local Root.*\n {2}\S+ to \S+, 730\d days left\n {2}serial [0-9a-f]+/,
    );
    expect(text).toContain('seal of an organisation, account acme');
    expect(text).toContain('State: ok');
    expect(readFileSync(join(folder, 'register.jsonl'))).toEqual(register);
  });

  it('export the root as PEM, to a file or the screen', async () => {
    const path = join(work, 'root.pem');
    await run('export-root', path);
    expect(new X509Certificate(readFileSync(path)).raw).toEqual(new X509Certificate(centre.root).raw);
    await run('export-root');
    expect(said.at(-1)).toContain('-----BEGIN CERTIFICATE-----');
  });

  it('import a seal from a P12, with which the running server signs for its account at once', async () => {
    await run('import', join(work, 'sealer.p12'), '--as', 'seal', 'acme');
    const trust = makeLocalTrustService(centre);
    const context = { sid: 's', signerName: 'Acme', quality: 'AES', sealAccountName: 'acme' } as const;
    const credential = await trust.credential(context);
    expect([credential.algorithm, credential.chain!.length]).toEqual(['RS256', 2]);
    const obtained = await obtainSignatures(trust, context, [createHash('sha256').update('d').digest()]);
    expect(obtained.kind).toBe('signed');
    const kept = await centre.issueOrganisationSeal({ name: 'acme', organisation: 'Acme AG' });
    expect(kept.chain).toEqual(credential.chain);
  });

  it('import the platform seal and the timestamp key from PEM and P12, for servers that start later too', async () => {
    const pem = join(work, 'both.pem');
    execFileSync('sh', ['-c', `cat sealer.key sealer.pem ca.pem > ${pem}`], { cwd: work });
    await run('import', pem, '--as', 'platform-seal');
    await run('import', join(work, 'stamper.p12'), '--as', 'tsa');
    expect(said).toHaveLength(2);
    const again = await openTrustCentre({ folder, passphrase, baseUrl: 'https://sign.example.ch', clock });
    expect(new X509Certificate(again.seal.chain[0]).subject).toContain('CN=sealer');
    const token = await makeLocalTrustService(again).timestamp(createHash('sha256').update('d').digest());
    expect(Buffer.from(token).includes('stamper')).toBe(true);
    expect(again.anchors().map((der) => new X509Certificate(der).subject)).toContain('CN=Foreign CA');
  });

  it('refuse what is not fit, each with a sentence, and leave all as it was', async () => {
    const before = centre.seal.chain[0];
    const path = (name: string) => join(work, name);
    execFileSync(
      'sh',
      ['-c', 'cat sealer.key stamper.pem ca.pem > mixed.pem; cat sealer.key sealer.pem > lonely.pem'],
      { cwd: work },
    );
    openssl('genrsa', '-out', 'weak.key', '1024');
    openssl('req', '-x509', '-key', 'weak.key', '-out', 'weak.crt', '-subj', '/CN=Weak');
    execFileSync('sh', ['-c', 'cat weak.key weak.crt > weak.pem'], { cwd: work });
    for (const [name, purpose, sentence] of [
      ['sealer.p12', 'tsa', 'not fit for timestamps'],
      ['mixed.pem', 'platform-seal', 'No certificate in the file belongs to its private key'],
      ['lonely.pem', 'platform-seal', 'lacks the certificate of the issuer'],
      ['ca.pem', 'platform-seal', 'holds 0 private keys'],
      ['weak.pem', 'platform-seal', 'neither P-256, P-384 nor RSA of 2048 bits'],
      ['sealer.csr', 'tsa', 'holds 0 private keys'],
    ] as const) {
      await expect(run('import', path(name), '--as', purpose)).rejects.toThrow(sentence);
    }
    await centre.rollOver();
    expect(centre.seal.chain[0]).toEqual(before);
  });

  it('revoke by serial number, which the running server answers at once', async () => {
    const person = await centre.issuePersonCertificate({ name: 'Ada' });
    await run('revoke', readSerialNumber(person.chain[0]).toUpperCase(), 'keyCompromise');
    const answer = Buffer.from(await centre.answerOcsp(buildOcspRequest(person.chain[0], person.chain[1]!)));
    const path = join(work, 'answer.der');
    execFileSync('sh', ['-c', `cat > ${path}`], { input: answer });
    expect(openssl('ocsp', '-respin', path, '-resp_text', '-noverify')).toContain('Cert Status: revoked');
    await expect(run('revoke', '4711')).rejects.toMatchObject({ problem: 'not_issued_here' });
  });

  it('renew the authority beside a running server, with the key of the root and not without', async () => {
    const key = join(folder, 'keys', 'root.json');
    renameSync(key, join(work, 'root-away.json'));
    await expect(run('renew-authority')).rejects.toThrow('put keys/root.json back');
    renameSync(join(work, 'root-away.json'), key);
    await run('renew-authority');
    expect(said[0]).toBe('New issuing authority: issuing-ca-2');
    await centre.rollOver();
    const next = await centre.issuePersonCertificate({ name: 'Ada' });
    expect(new X509Certificate(next.chain[1]!).subject).toContain('Authority 2');
    await run('roll-over');
    expect(said.at(-1)).toBe('Nothing is due.');
  });

  it('say how they are spelt when they are not understood', async () => {
    for (const words of [
      [],
      ['shwo'],
      ['import', 'file'],
      ['import', 'file', '--as', 'king'],
      ['revoke', '1', 'why'],
    ]) {
      await expect(run(...words)).rejects.toMatchObject({ name: 'UsageError' });
    }
  });
});
