import { execFileSync } from 'node:child_process';
import { randomBytes, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeSigningFixture, type SigningFixture } from '../testing/signing-fixture.ts';
import { buildOcspRequest } from '../trust-centre/ocsp-responder.ts';
import { readCrl, readOcspResponse, RevocationFault } from './read-revocation.ts';

let fixture: SigningFixture;
let certificate: Uint8Array;
let issuer: Uint8Array;
const now = new Date();

beforeAll(async () => {
  fixture = await makeSigningFixture();
  const { chain } = await fixture.centre.issuePersonCertificate({ name: 'Ada Muster' });
  [certificate, issuer] = chain as [Uint8Array, Uint8Array];
});
afterAll(() => fixture.remove());

const ask = (subject = certificate, authority = issuer) =>
  fixture.centre.answerOcsp(buildOcspRequest(subject, authority));
const question = (changes = {}) => ({ certificate, issuer, at: new Date(), ...changes });
const codeOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    return error instanceof RevocationFault ? error.code : error;
  }
  return 'none';
};

describe('an OCSP response', () => {
  it('says good with its times and the responder that the issuer authorised', async () => {
    const answer = readOcspResponse(await ask(), question());
    expect(answer).toMatchObject({ source: 'ocsp', status: 'good', mustCheckResponder: false });
    expect(answer.nextUpdate!.getTime()).toBeGreaterThan(answer.thisUpdate.getTime());
    expect(new X509Certificate(answer.responder).subject).toContain('Sigillum Local Status');
  });

  it('about the issuing authority comes from the responder of the root', async () => {
    const answer = readOcspResponse(await ask(issuer, fixture.centre.root), {
      certificate: issuer,
      issuer: fixture.centre.root,
      at: new Date(),
    });
    expect(answer.status).toBe('good');
  });

  it('about a certificate that was never issued says unknown', async () => {
    const stranger = await makeSigningFixture();
    const foreign = stranger.centre.seal.chain[0];
    stranger.remove();
    expect(readOcspResponse(await ask(foreign), question({ certificate: foreign })).status).toBe('unknown');
  });

  it('is not taken for another certificate, nor after a changed bit, nor from an expired responder', async () => {
    const other = fixture.centre.seal.chain[0];
    const [answer, own] = [await ask(other), await ask()];
    expect(codeOf(() => readOcspResponse(answer, question()))).toBe('other_certificate');
    const twin = await ask();
    // In the first time that it states, which no key and no digest looks like.
    twin[Buffer.from(twin).indexOf('\x18\x0f20') + 6]! ^= 1;
    expect(['signature', 'malformed']).toContain(codeOf(() => readOcspResponse(twin, question())));
    const late = question({ at: new Date(now.getTime() + 20 * 365 * 86_400_000) });
    // What is known of a response since it was read before is not when its responder ends.
    expect(codeOf(() => readOcspResponse(own, question()))).toBe('none');
    expect(codeOf(() => readOcspResponse(own, late))).toBe('responder');
    expect(codeOf(() => readOcspResponse(own, question({ certificate: other })))).toBe('other_certificate');
  });

  it('is not taken from a responder that the issuer has not authorised', async () => {
    const stranger = await makeSigningFixture();
    const { chain } = await stranger.centre.issuePersonCertificate({ name: 'Eve' });
    const foreign = await stranger.centre.answerOcsp(buildOcspRequest(chain[0], chain[1]!));
    stranger.remove();
    expect(codeOf(() => readOcspResponse(foreign, question()))).toBe('responder');
  });

  it('without an answer, or that is no response at all, is a fault that says so', () => {
    const unauthorised = Uint8Array.of(0x30, 0x03, 0x0a, 0x01, 0x06);
    expect(codeOf(() => readOcspResponse(unauthorised, question()))).toBe('not_answered');
    for (const garbage of [new Uint8Array(), randomBytes(64), Buffer.from('<html>502</html>')]) {
      expect(codeOf(() => readOcspResponse(garbage, question()))).toBe('malformed');
    }
  });
});

describe('a CRL', () => {
  it('says good of a certificate that it does not list, and revoked with time and reason of one that it lists', async () => {
    expect(readCrl((await fixture.centre.currentCrl('issuing-ca'))!, question())).toMatchObject({ status: 'good' });
    const { chain } = await fixture.centre.issuePersonCertificate({ name: 'Bea' });
    const revoked = new X509Certificate(chain[0]).serialNumber.toLowerCase();
    await fixture.centre.revoke(revoked.replace(/^0+/, ''), 'keyCompromise');
    const list = (await fixture.centre.currentCrl('issuing-ca'))!;
    const answer = readCrl(list, question({ certificate: chain[0] }));
    expect(answer).toMatchObject({ source: 'crl', status: 'revoked', reason: 1 });
    expect(Math.abs(answer.revokedAt!.getTime() - now.getTime())).toBeLessThan(60_000);
    const byOcsp = readOcspResponse(await ask(chain[0]), question({ certificate: chain[0] }));
    expect(byOcsp).toMatchObject({ status: 'revoked', reason: 1 });
    expect(readCrl(list, question()).status).toBe('good');
  });

  it('of another issuer, or with a changed bit, is refused', async () => {
    const list = (await fixture.centre.currentCrl('issuing-ca'))!;
    const root = fixture.centre.root;
    expect(codeOf(() => readCrl(list, question({ certificate: issuer, issuer: root })))).toBe('responder');
    const twin = Uint8Array.from(list);
    twin[twin.length - 90]! ^= 1;
    expect(['signature', 'malformed']).toContain(codeOf(() => readCrl(twin, question())));
  });
});

describe('answers of another implementation', () => {
  it('read the same: OpenSSL as responder and as issuer of lists', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sigillum-openssl-'));
    const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
    const der = (name: string) => new Uint8Array(new X509Certificate(readFileSync(join(folder, name))).raw);
    const config = [
      '[ca]\ndefault_ca=own\n[own]\ndatabase=index.txt\ncrlnumber=number\ndefault_md=sha256\ndefault_crl_days=2',
      'serial=serial\nnew_certs_dir=.\npolicy=any\ndefault_days=9\n[any]\ncommonName=supplied',
    ].join('\n');
    for (const [name, text] of Object.entries({ 'ca.cnf': config, 'index.txt': '', number: '01', serial: '1001' })) {
      writeFileSync(join(folder, name), text);
    }
    const key = ['-newkey', 'rsa:2048', '-nodes'];
    run('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Other Root', '-days', '9');
    const ca = ['-config', 'ca.cnf', '-keyfile', 'ca.key', '-cert', 'ca.pem', '-batch', '-notext'];
    for (const name of ['good', 'bad']) {
      run('req', ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
      run('ca', ...ca, '-in', `${name}.csr`, '-out', `${name}.pem`);
    }
    run('ca', ...ca, '-revoke', 'bad.pem', '-crl_reason', 'superseded');
    run('ca', ...ca, '-gencrl', '-out', 'list.pem');
    run('crl', '-in', 'list.pem', '-outform', 'DER', '-out', 'list.crl');
    const list = new Uint8Array(readFileSync(join(folder, 'list.crl')));
    const expected = { good: { status: 'good' }, bad: { status: 'revoked', reason: 4 } } as const;
    for (const name of ['good', 'bad'] as const) {
      const asked = { certificate: der(`${name}.pem`), issuer: der('ca.pem'), at: new Date() };
      writeFileSync(join(folder, 'request.der'), buildOcspRequest(asked.certificate, asked.issuer));
      const responder = ['-index', 'index.txt', '-CA', 'ca.pem', '-rsigner', 'ca.pem', '-rkey', 'ca.key'];
      run('ocsp', ...responder, '-reqin', 'request.der', '-respout', 'response.der', '-ndays', '1');
      const response = new Uint8Array(readFileSync(join(folder, 'response.der')));
      expect(readOcspResponse(response, asked)).toMatchObject({ ...expected[name], mustCheckResponder: false });
      expect(readCrl(list, asked)).toMatchObject(expected[name]);
    }
    rmSync(folder, { recursive: true });
  });
});
