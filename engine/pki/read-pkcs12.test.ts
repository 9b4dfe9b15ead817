import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readPkcs12 } from './read-pkcs12.ts';

const passphrase = 'Zürich 2026 – sicher';
let work: string;
const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe', cwd: work });

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'sigillum-p12-'));
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-keyout', 'key.pem', '-nodes'];
  openssl('req', '-x509', ...key, '-out', 'own.pem', '-subj', '/CN=Seal', '-days', '30');
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-keyout', 'ca.key', '-nodes', '-out', 'ca.pem', '-subj', '/CN=CA');
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

function exportFile(name: string, ...options: string[]): Uint8Array {
  const parts = ['-inkey', 'key.pem', '-in', 'own.pem', '-certfile', 'ca.pem', '-out', name];
  openssl('pkcs12', '-export', ...parts, '-passout', `pass:${passphrase}`, ...options);
  return new Uint8Array(readFileSync(join(work, name)));
}

describe('PKCS #12 files', () => {
  it.each([
    ['OpenSSL writes by itself', []],
    ['has AES-128 and a check by SHA-512', ['-keypbe', 'AES-128-CBC', '-certpbe', 'AES-128-CBC', '-macalg', 'sha512']],
    ['has AES-192, SHA-1 and many rounds', ['-keypbe', 'AES-192-CBC', '-macalg', 'sha1', '-iter', '100000']],
    ['leaves certificates in the clear', ['-certpbe', 'NONE']],
    ['leaves the key in the clear', ['-keypbe', 'NONE']],
    ['has no integrity check', ['-nomac']],
  ])('are read when the file %s', (name, options) => {
    const { keys, certificates } = readPkcs12(exportFile(`${name}.p12`, ...options), passphrase);
    const [own, authority] = certificates.map((der) => new X509Certificate(der));
    expect(keys).toHaveLength(1);
    expect(own!.checkPrivateKey(keys[0]!)).toBe(true);
    expect(own!.raw).toEqual(new X509Certificate(readFileSync(join(work, 'own.pem'))).raw);
    expect(authority!.subject).toBe('CN=CA');
  });

  it('are refused with a wrong passphrase, with a check and without', () => {
    expect(() => readPkcs12(exportFile('a.p12'), 'another')).toThrow('The passphrase is wrong');
    expect(() => readPkcs12(exportFile('b.p12', '-nomac'), 'another')).toThrow('The passphrase is wrong');
  });

  it('are refused with advice when they use the ciphers of old', () => {
    const old = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'];
    expect(() => readPkcs12(exportFile('c.p12', ...old), passphrase)).toThrow('outdated cipher (RC2 or 3DES)');
  });

  it('are refused when one bit of the content is another, or bytes are missing', () => {
    const file = exportFile('d.p12');
    const changed = Uint8Array.from(file);
    changed[200]! ^= 1;
    expect(() => readPkcs12(changed, passphrase)).toThrow();
    expect(() => readPkcs12(file.subarray(0, file.length - 1), passphrase)).toThrow('runs past the end');
  });
});
