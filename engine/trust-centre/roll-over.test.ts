import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openCentreFolder } from './centre-folder.ts';
import { openCertificateRegister } from './certificate-register.ts';
import { buildSignedAttributes } from '../pki/cms.ts';
import { createTrustCentre } from './create-trust-centre.ts';
import { readSerialNumber } from '../pki/issue-certificate.ts';
import { deriveEnvelopeKey } from './key-envelope.ts';
import { makeLocalTrustService } from '../trust/local-trust-service.ts';
import { obtainSignatures } from '../trust/obtain-signatures.ts';
import { buildOcspRequest } from './ocsp-responder.ts';
import { judgeCertificates } from './health.ts';
import { renewAuthority } from './root.ts';
import { openTrustCentre, type TrustCentre } from './trust-centre.ts';
import type { SigningContext } from '../trust/trust-service.ts';

const DAY = 86_400_000;
const passphrase = 'correct horse battery staple';
const baseUrl = 'http://127.0.0.1:3000';
const start = new Date('2026-11-21T12:00:00Z').getTime();
const context: SigningContext = { sid: 'sid-1', signerName: 'Zoë Müller', quality: 'SES' };

let work: string;
let now = start;
const clock = () => new Date(now);
let count = 0;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'sigillum-roll-over-'));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

async function makeCentre(): Promise<{ centre: TrustCentre; folder: string; renew: () => Promise<string> }> {
  now = start;
  const folder = join(work, `centre-${(count += 1)}`);
  const options = { folder, passphrase, baseUrl, clock };
  await createTrustCentre(options);
  const centre = await openTrustCentre(options);
  const renew = async () => {
    const files = openCentreFolder(folder);
    const envelopeKey = await deriveEnvelopeKey(passphrase, files.readParameters());
    return renewAuthority({
      files,
      envelopeKey,
      register: openCertificateRegister(files.registerPath),
      baseUrl,
      clock,
    });
  };
  return { centre, folder, renew };
}

const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(work, name), content);
  return join(work, name);
};
const toPem = (der: Uint8Array) => new X509Certificate(der).toString();
const nowInSeconds = () => String(Math.floor(now / 1000));

/** What OpenSSL makes of our own status answer at the time of the injected clock. */
async function askStatus(centre: TrustCentre, [own, issuer]: readonly Uint8Array[]): Promise<string> {
  const response = file('status.der', await centre.answerOcsp(buildOcspRequest(own!, issuer!)));
  const command = `openssl ocsp -respin ${response} -issuer ${file('issuer.pem', toPem(issuer!))} -cert ${file('own.pem', toPem(own!))} -CAfile ${file('root.pem', toPem(centre.root))} -verify_other ${file('issuer.pem', toPem(issuer!))} -attime ${nowInSeconds()} -no_nonce -validity_period 2000000000 2>&1 || true`;
  return execFileSync('sh', ['-c', command], { encoding: 'utf8' });
}

/** Signs with the seal, an organisation's seal and a person's certificate, stamps, and has OpenSSL judge chains at the time. */
async function useEverything(centre: TrustCentre): Promise<void> {
  const trust = makeLocalTrustService(centre);
  const identities = [];
  for (const sealAccountName of [undefined, 'acme']) {
    const asked = { ...context, ...(sealAccountName !== undefined && { sealAccountName }) };
    identities.push((await trust.credential(asked)).chain!);
  }
  identities.push((await centre.issuePersonCertificate({ name: 'Ada' })).chain);
  await trust.timestamp(createHash('sha256').update(String(now)).digest());
  for (const [own, authority, root] of identities) {
    const args = ['verify', '-x509_strict', '-attime', nowInSeconds(), '-CAfile', file('root.pem', toPem(root!))];
    const judged = [...args, '-untrusted', file('ca.pem', toPem(authority!)), file('own.pem', toPem(own))];
    expect(execFileSync('openssl', judged, { encoding: 'utf8' })).toContain('OK');
    const status = await askStatus(centre, [own, authority!]);
    expect(status).toContain('Response verify OK');
    expect(status).toMatch(/: good/);
    expect(await askStatus(centre, [authority!, root!])).toMatch(/: good/);
  }
}

describe('roll-over while the process runs', () => {
  it('keeps everything working for thirteen years in one process, when the operator renews the authority once', async () => {
    const { centre, renew } = await makeCentre();
    await centre.issueOrganisationSeal({ name: 'acme', organisation: 'Acme AG' });
    const first = centre.seal.chain;
    const seen = new Set<string>();
    const renewed: unknown[] = [];
    for (let month = 0; month <= 13 * 12; month += 6) {
      now = start + month * 30.4 * DAY;
      const judged = judgeCertificates(centre, clock());
      if (!renewed.length && judged.notices.includes('renew_authority')) renewed.push(await renew());
      await useEverything(centre);
      expect(judgeCertificates(centre, clock())).toMatchObject({ state: 'ok', isWell: true });
      for (const { certificate } of centre.listCertificates()) seen.add(certificate.serialNumber);
    }
    expect(renewed).toEqual(['issuing-ca-2']);
    expect(judgeCertificates(centre, clock()).notices).not.toContain('renew_authority');
    // Yearly responders, seals each three years, timestamps each five.
    expect(seen.size).toBeGreaterThan(20);
    expect(await askStatus(centre, first)).toMatch(/: good/);
    expect(centre.findCertificate(readSerialNumber(first[0]))).toEqual(first[0]);
    expect(centre.findCertificate('issuing-ca')).toEqual(first[1]);
    expect(centre.findCertificate('issuing-ca-2')).toBeDefined();
    expect(await centre.currentCrl('issuing-ca-2')).toBeDefined();
  }, 300_000);

  it('goes on without the key of the root, which only the renewal of the authority needs', async () => {
    const { centre, folder, renew } = await makeCentre();
    renameSync(join(folder, 'keys', 'root.json'), join(work, 'root-key-in-the-safe.json'));
    await centre.issueOrganisationSeal({ name: 'acme', organisation: 'Acme AG' });
    now = start + 1200 * DAY;
    await useEverything(centre);
    await expect(renew()).rejects.toMatchObject({ problem: 'root_key_away' });
  });

  it('says early what the operator must do, and signs nothing after the end of the authority', async () => {
    const { centre } = await makeCentre();
    now = start + 3300 * DAY;
    await centre.rollOver();
    expect(judgeCertificates(centre, clock())).toMatchObject({ state: 'ok', notices: ['renew_authority'] });
    now = start + 3653 * DAY;
    const { failures } = await centre.rollOver();
    expect(failures.map(({ name }) => name)).toEqual(['tsa', 'seal']);
    const judged = judgeCertificates(centre, clock());
    expect(judged).toMatchObject({ state: 'authority_ended', isWell: false });
    expect(judged.message).toContain('npm run trust -- renew-authority');
    const trust = makeLocalTrustService(centre);
    await expect(trust.credential(context)).rejects.toMatchObject({ failure: 'unavailable' });
    await expect(trust.timestamp(new Uint8Array(32))).rejects.toMatchObject({ name: 'TrustError' });
    await expect(centre.issuePersonCertificate({ name: 'Ada' })).rejects.toThrow('renew-authority');
  });

  it('replaces a revoked seal at the next use, and lets a signature under way finish with the one before', async () => {
    const { centre } = await makeCentre();
    const trust = makeLocalTrustService(centre);
    const asked = { ...context, isPlatform: true };
    const before = await trust.credential(asked);
    await centre.revoke(readSerialNumber(before.chain![0]), 'keyCompromise');
    const after = await trust.credential(asked);
    expect(after.chain![0]).not.toEqual(before.chain![0]);
    expect(await askStatus(centre, before.chain!)).toMatch(/: revoked/);
    expect(await askStatus(centre, after.chain!)).toMatch(/: good/);
  });

  it('makes one certificate when many ask at once', async () => {
    const { centre } = await makeCentre();
    now = start + 1050 * DAY;
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => centre.rollOver()));
    expect(outcomes.flatMap(({ renewed }) => renewed).toSorted()).toEqual(['ocsp', 'seal']);
  });

  it('reads what another process has renewed in the folder', async () => {
    const { centre, folder } = await makeCentre();
    now = start + 1050 * DAY;
    const other = await openTrustCentre({ folder, passphrase, baseUrl, clock });
    await centre.rollOver();
    expect(centre.seal.chain[0]).toEqual(other.seal.chain[0]);
    const person = await other.issuePersonCertificate({ name: 'Ada' });
    await other.revoke(readSerialNumber(person.chain[0]), 'superseded');
    expect(await askStatus(centre, person.chain)).toMatch(/: revoked/);
  });
});

describe("organisations' seals", () => {
  it('stand for the organisation, say that they are local, and carry a policy of their own', async () => {
    const { centre } = await makeCentre();
    const seal = await centre.issueOrganisationSeal({ name: 'acme/zürich', organisation: 'Acme, Söhne & Co. AG' });
    const text = execFileSync(
      'openssl',
      ['x509', '-noout', '-text', '-nameopt', 'utf8,sep_multiline', '-in', file('s.pem', toPem(seal.chain[0]))],
      { encoding: 'utf8' },
    );
    expect(text).toContain('O=Acme, Söhne & Co. AG');
    expect(text).toContain('OU=Local trust centre, not qualified');
    expect(text).toContain('2.25.1936287596.3');
    expect(new X509Certificate(seal.chain[0]).publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
    expect(centre.findSeal('acme/zürich')?.chain).toEqual(seal.chain);
    expect(centre.findSeal('nobody')).toBeUndefined();
  });

  it('stay the same until the organisation changes, over restarts too', async () => {
    const { centre, folder } = await makeCentre();
    const [one, two] = await Promise.all(
      ['Acme AG', 'Acme AG'].map((organisation) => centre.issueOrganisationSeal({ name: 'acme', organisation })),
    );
    expect(one!.chain[0]).toEqual(two!.chain[0]);
    const again = await openTrustCentre({ folder, passphrase, baseUrl, clock });
    expect(again.findSeal('acme')!.chain[0]).toEqual(one!.chain[0]);
    const renamed = await again.issueOrganisationSeal({ name: 'acme', organisation: 'Acme Holding AG' });
    expect(new X509Certificate(renamed.chain[0]).subject).toContain('O=Acme Holding AG');
    expect(await askStatus(again, one!.chain)).toMatch(/: good/);
  });

  it('sign on the raw lane for their account, never for another one, and an unknown account is refused', async () => {
    const { centre } = await makeCentre();
    await centre.issueOrganisationSeal({ name: 'acme', organisation: 'Acme AG' });
    const beta = await centre.issueOrganisationSeal({ name: 'beta', organisation: 'Acme AG' });
    const trust = makeLocalTrustService(centre);
    const asked = { ...context, quality: 'AES', sealAccountName: 'acme' } as const;
    const credential = await trust.credential(asked);
    expect(new X509Certificate(credential.chain![0]).subject).toContain('O=Acme AG');
    const obtained = await obtainSignatures(trust, asked, [createHash('sha256').update('d').digest()]);
    expect(obtained.kind).toBe('signed');
    await expect(trust.credential({ ...asked, sealAccountName: 'nobody' })).rejects.toMatchObject({
      failure: 'refused',
    });
    await expect(trust.authorize({ ...asked, sealAccountName: 'nobody' }, [])).rejects.toMatchObject({
      failure: 'refused',
    });
    const documentDigest = createHash('sha256').update('d').digest();
    const signedAttributes = buildSignedAttributes({ digest: documentDigest, certificate: beta.chain[0] });
    await trust.credential({ ...asked, sealAccountName: 'beta' });
    const items = [{ documentDigest, signedAttributes }];
    const answer = await trust.authorize(asked, items);
    if (answer.kind !== 'done') throw new Error('a step was not expected');
    await expect(trust.sign(answer.authorization, items)).rejects.toMatchObject({ failure: 'refused' });
  });

  it('are renewed by a roll-over of all seals', async () => {
    const { centre } = await makeCentre();
    for (const name of ['a', 'b']) await centre.issueOrganisationSeal({ name, organisation: `${name} AG` });
    expect((await centre.rollOverSeals()).renewed).toEqual([]);
    now = start + 1050 * DAY;
    expect((await centre.rollOverSeals()).renewed).toHaveLength(2);
    expect(new X509Certificate(centre.findSeal('a')!.chain[0]).subject).toContain('O=a AG');
  });
});
