import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTrustRoutes } from './trust-routes.ts';
import {
  buildOcspRequest,
  createTrustCentre,
  deriveEnvelopeKey,
  openCentreFolder,
  openCertificateRegister,
  openTrustCentre,
  renewAuthority,
  revokeByRoot,
  type RootOffice,
  type TrustCentre,
} from '@sigillum/engine/trust-centre';
import { readSerialNumber } from '@sigillum/engine/pki';

const baseUrl = 'http://127.0.0.1:3000';
const passphrase = 'only for this test';
const work = mkdtempSync(join(tmpdir(), 'sigillum-certificates-'));
const folder = join(work, 'centre');
const clock = () => new Date();
let centre: TrustCentre;
let certificates: Map<string, Uint8Array>;

beforeAll(async () => {
  await createTrustCentre({ folder, passphrase, baseUrl, clock });
  centre = await openTrustCentre({ folder, passphrase, baseUrl, clock });
  const organisation = await centre.issueOrganisationSeal({ name: 'acme', organisation: 'Acme AG' });
  const person = await centre.issuePersonCertificate({ name: 'Ada', email: 'ada@example.ch' });
  const demonstration = await centre.issuePersonCertificate({ name: 'Ada', standing: 'demonstration' });
  certificates = new Map(centre.listCertificates().map(({ name, certificate }) => [name, certificate.raw]));
  certificates.set('organisation-seal', organisation.chain[0]).set('person', person.chain[0]);
  certificates.set('demonstration', demonstration.chain[0]);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(work, name), content);
  return join(work, name);
};
const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });
const describeCertificate = (der: Uint8Array) =>
  openssl('x509', '-inform', 'DER', '-in', write('one.cer', der), '-noout', '-text', '-nameopt', 'utf8,sep_comma_plus');
const describeList = (der: Uint8Array) =>
  openssl('crl', '-inform', 'DER', '-in', write('list.crl', der), '-noout', '-text', '-crlnumber');
const numberOf = (text: string) => parseInt(/crlNumber=0x(\w+)/i.exec(text)![1]!, 16);

async function openOffice(): Promise<RootOffice> {
  const files = openCentreFolder(folder);
  const envelopeKey = await deriveEnvelopeKey(passphrase, files.readParameters());
  return { files, envelopeKey, register: openCertificateRegister(files.registerPath), baseUrl, clock };
}

describe('every certificate that the centre issues', () => {
  it('comes in nine kinds here', () => {
    expect([...certificates.keys()].toSorted()).toEqual(
      [
        'demonstration',
        'issuing-ca',
        'ocsp',
        'organisation-seal',
        'person',
        'root',
        'root-ocsp',
        'seal',
        'tsa',
      ].toSorted(),
    );
  });

  it('claims nothing qualified: no statement, no policy of ETSI, and "not qualified" in the subject', () => {
    for (const der of certificates.values()) {
      const text = describeCertificate(der);
      expect(text).toMatch(/Subject: .*Local trust centre, not qualified/);
      expect(text).not.toContain('qcStatements');
      // id-pe-qcStatements, id-qcs and every arc of ETSI, as bytes.
      for (const oid of ['2b06010505070103', '2b060105050701030b', '04008e46', '04008b', '0400c2']) {
        expect(Buffer.from(der).includes(Buffer.from(oid, 'hex'))).toBe(false);
      }
      for (const [, policy] of text.matchAll(/Policy: (\S+)/g)) expect(policy).toMatch(/^2\.25\.1936287596\.\d+$/);
    }
  });

  it('answers a question that nobody can read as OCSP does, not by a failure', async () => {
    const routes = new Hono().route('/trust', createTrustRoutes(centre, { config: { hasOpenTsa: true }, now: clock }));
    const malformed = '30030a0101';
    for (const question of ['%E0%A4%A', '%ff', 'AAAA']) {
      const answer = await routes.request(`${baseUrl}/trust/ocsp/${question}`);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).toString('hex')).toBe(malformed);
    }
  });

  it('is answered for at a pace that one place cannot raise, nor slow for others', async () => {
    const moment = new Date();
    const routes = new Hono().route(
      '/trust',
      createTrustRoutes(centre, { config: { hasOpenTsa: true }, now: () => moment }),
    );
    const ask = async (ip: string) =>
      (await routes.request('/trust/ocsp', { method: 'POST', body: 'x' }, { ip })).status;
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push(await ask(`2001:db8:0:7::${count + 1}`));
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect(await ask('198.51.100.7')).toBe(200);
    moment.setSeconds(moment.getSeconds() + 1);
    expect(await ask('2001:db8:0:7::1')).toBe(200);
  });

  it('is stamped for strangers only where the setting says so', async () => {
    const stamp = async (hasOpenTsa: boolean) => {
      const routes = new Hono().route('/trust', createTrustRoutes(centre, { config: { hasOpenTsa }, now: clock }));
      return (await routes.request('/trust/tsa', { method: 'POST', body: 'x' }, { ip: '198.51.100.7' })).status;
    };
    expect([await stamp(true), await stamp(false)]).toEqual([200, 404]);
  });

  it('names status and issuer where our own routes answer', async () => {
    const routes = new Hono().route('/trust', createTrustRoutes(centre, { config: { hasOpenTsa: true }, now: clock }));
    for (const [name, der] of certificates) {
      if (name === 'root') continue;
      const text = describeCertificate(der);
      const issuer = ['issuing-ca', 'root-ocsp'].includes(name) ? 'root' : 'issuing-ca';
      const urls = [...text.matchAll(/URI:(\S+)/g)].map(([, url]) => url!);
      const isResponder = name.endsWith('ocsp');
      expect(urls).toEqual([
        `${baseUrl}/trust/ocsp`,
        `${baseUrl}/trust/certificates/${issuer}.cer`,
        ...(isResponder ? [] : [`${baseUrl}/trust/crl/${issuer}${name === 'tsa' ? '-timestamps' : ''}.crl`]),
      ]);
      const published = await routes.request(urls[1]!);
      expect(published.headers.get('content-type')).toBe('application/pkix-cert');
      const parent = new X509Certificate(new Uint8Array(await published.arrayBuffer()));
      expect(new X509Certificate(der).verify(parent.publicKey)).toBe(true);
      if (isResponder) continue;
      const list = await routes.request(urls[2]!);
      expect(list.headers.get('content-type')).toBe('application/pkix-crl');
      const crl = write('published.crl', new Uint8Array(await list.arrayBuffer()));
      const verify = `openssl crl -inform DER -in ${crl} -CAfile ${write('parent.pem', parent.toString())} -noout 2>&1`;
      expect(execFileSync('sh', ['-c', verify], { encoding: 'utf8' })).toContain('verify OK');
    }
  });

  it('has a serial number of sixteen random bytes: positive, none twice, every bit free to be either', async () => {
    const serials = await Promise.all(
      Array.from({ length: 200 }, async () =>
        readSerialNumber((await centre.issuePersonCertificate({ name: 'Ada' })).chain[0]),
      ),
    );
    expect(new Set(serials).size).toBe(200);
    const values = serials.map((serial) => BigInt(`0x${serial}`));
    for (const value of values) expect(value >> 126n).toBe(1n);
    const isFree = (bit: bigint) => {
      const ones = values.filter((value) => (value >> bit) & 1n).length;
      // 200 throws of a coin: seven standard deviations.
      return ones > 50 && ones < 150;
    };
    expect(Array.from({ length: 126 }, (_, bit) => isFree(BigInt(bit))).filter(Boolean).length).toBe(126);
  });
});

describe('the list of the root', () => {
  it('is signed at set-up, empty, and holds as long as the root', async () => {
    const text = describeList((await centre.currentCrl('root'))!);
    expect(text).toContain('No Revoked Certificates');
    const { validTo } = new X509Certificate(centre.root);
    expect(text).toContain(`Next Update: ${validTo}`);
  });

  it('lists a revoked authority under a higher number, which is then not used any more', async () => {
    const before = numberOf(describeList((await centre.currentCrl('root'))!));
    const office = await openOffice();
    const authority = centre.seal.chain[1]!;
    await revokeByRoot(office, readSerialNumber(authority), 'keyCompromise');
    const text = describeList((await centre.currentCrl('root'))!);
    expect(text.toLowerCase()).toContain(readSerialNumber(authority));
    expect(numberOf(text)).toBe(before + 1);
    await expect(centre.issuePersonCertificate({ name: 'Ada' })).rejects.toThrow('renew-authority');
    expect(await renewAuthority(office)).toBe('issuing-ca-2');
    expect((await centre.rollOver()).renewed.toSorted()).toEqual(['ocsp.ca-2', 'seal', 'tsa']);
    expect((await centre.rollOver()).renewed).toEqual([]);
    const person = await centre.issuePersonCertificate({ name: 'Ada' });
    expect(new X509Certificate(person.chain[1]!).subject).toContain('CN=Sigillum Local Issuing Authority 2');
    const answer = write('answer.der', await centre.answerOcsp(buildOcspRequest(person.chain[0], person.chain[1]!)));
    expect(openssl('ocsp', '-respin', answer, '-resp_text', '-noverify')).toContain('Cert Status: good');
    expect(numberOf(describeList((await centre.currentCrl('root'))!))).toBe(before + 2);
    expect(existsSync(join(folder, 'keys', 'issuing-ca-2.json'))).toBe(true);
    expect(readFileSync(join(folder, 'crl-number.root'), 'utf8')).toBe(String(before + 2));
  });
});
