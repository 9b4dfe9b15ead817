import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openCertificateRegister } from './certificate-register.ts';
import { createTrustCentre } from './create-trust-centre.ts';
import { readSerialNumber } from '../pki/issue-certificate.ts';
import { openTrustCentre } from './trust-centre.ts';

const passphrase = 'only for this test';
const clock = () => new Date('2026-11-21T12:00:00Z');
const work = mkdtempSync(join(tmpdir(), 'sigillum-centre-folder-'));
const pristine = join(work, 'pristine');
let folder: string;
let count = 0;

const open = (words = passphrase) =>
  openTrustCentre({ folder, passphrase: words, baseUrl: 'http://127.0.0.1:9', clock });
const change = (name: string, edit: (text: string) => string) =>
  writeFileSync(join(folder, name), edit(readFileSync(join(folder, name), 'utf8')));
const remove = (...names: string[]) => {
  for (const name of names) rmSync(join(folder, name));
};
/** Puts another character in the middle of a base64 value. */
const spoil = (field: string) => (text: string) =>
  text.replace(
    new RegExp(`("${field}": "..)(.)`),
    (_, before: string, char: string) => `${before}${char === 'A' ? 'B' : 'A'}`,
  );

beforeAll(async () => {
  const options = { folder: pristine, passphrase, baseUrl: 'http://127.0.0.1:9', clock };
  await createTrustCentre(options);
  await openTrustCentre(options);
});
beforeEach(() => {
  folder = join(work, String((count += 1)));
  execFileSync('cp', ['-r', pristine, folder]);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('a folder of the trust centre that is not whole', () => {
  const faults: [string, () => void, string, RegExp][] = [
    ['is not there', () => rmSync(folder, { recursive: true }), 'missing', /There is no trust centre in/],
    ['is half-written', () => remove('trust-centre.json'), 'half_written', /lacks trust-centre\.json: put it back/],
    [
      'has damaged parameters',
      () => change('trust-centre.json', (text) => text.slice(0, -9)),
      'parameters_damaged',
      /trust-centre\.json is damaged/,
    ],
    [
      'has absurd parameters',
      () => change('trust-centre.json', (text) => text.replace('65536', '99999999999')),
      'parameters_damaged',
      /is damaged/,
    ],
    [
      'lacks the key of the authority',
      () => remove('keys/issuing-ca.json'),
      'key_missing',
      /keys\/issuing-ca\.json is missing/,
    ],
    ['lacks the key of a service', () => remove('keys/tsa.json'), 'key_missing', /remove certificates\/tsa\.cer too/],
    [
      'has a key file that is no JSON',
      () => change('keys/seal.json', () => '{'),
      'key_damaged',
      /seal\.json is damaged/,
    ],
    [
      'has an altered key',
      () => change('keys/issuing-ca.json', spoil('ciphertext')),
      'key_damaged',
      /issuing-ca\.json is damaged/,
    ],
    [
      'has exchanged keys',
      () => change('keys/seal.json', () => readFileSync(join(folder, 'keys/tsa.json'), 'utf8')),
      'key_damaged',
      /seal\.json is damaged/,
    ],
    [
      'lacks the certificate of the root',
      () => remove('certificates/root.cer'),
      'certificate_missing',
      /"root".*is missing/,
    ],
    [
      'lacks the certificate of the authority',
      () => remove('certificates/issuing-ca.cer'),
      'certificate_missing',
      /"issuing-ca".*is missing/,
    ],
    [
      'has a damaged certificate',
      () => change('certificates/root.cer', (text) => text.slice(0, 99)),
      'certificate_damaged',
      /"root".*is damaged/,
    ],
    [
      'has another root',
      () => writeFileSync(join(folder, 'certificates/root.cer'), readFileSync(join(folder, 'certificates/seal.cer'))),
      'key_of_another_certificate',
      /do not belong together/,
    ],
    ['lacks the register', () => remove('register.jsonl'), 'register_missing', /register.*missing or not whole/],
    [
      'has an altered line in the register',
      () => change('register.jsonl', (text) => text.replace('"tsa"', '"tsb"')),
      'register_damaged',
      /Line \d of .*register\.jsonl is damaged/,
    ],
    [
      'has foreign bytes in the register',
      () => change('register.jsonl', (text) => `\0\0\0\n${text}`),
      'register_damaged',
      /Line 1 of/,
    ],
  ];

  it.each(faults)('stops the opening with its own sentence when it %s', async (_, spoilFolder, problem, sentence) => {
    spoilFolder();
    const error = await open().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'TrustCentreError', problem });
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).not.toContain('\n');
  });

  it('stops the opening when the passphrase is wrong, which is told from a damaged key', async () => {
    await expect(open('quite another one')).rejects.toMatchObject({ problem: 'wrong_passphrase' });
  });

  it('refuses to publish a revocation list whose number is not known', async () => {
    const centre = await open();
    await centre.currentCrl('issuing-ca');
    writeFileSync(join(folder, 'crl-number'), 'four');
    const again = await open();
    await expect(again.currentCrl('issuing-ca')).rejects.toMatchObject({ problem: 'list_number_damaged' });
  });

  it('gives two processes that publish lists at once no number twice, and each its own in order', async () => {
    const module = JSON.stringify(new URL('./centre-folder.ts', import.meta.url).href);
    const script = `const { openCentreFolder } = await import(${module});
      const files = openCentreFolder(${JSON.stringify(folder)});
      console.log(Array.from({ length: 150 }, () => files.claimListNumber('issuing-ca')).join(' '));`;
    const claim = async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
      return stdout.trim().split(' ').map(Number);
    };
    const claimed = await Promise.all([claim(), claim()]);
    for (const numbers of claimed) expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    const all = claimed.flat().toSorted((one, other) => one - other);
    expect(all).toEqual(Array.from({ length: 300 }, (_, index) => all[0]! + index));
    expect(readdirSync(join(folder, 'list-numbers/issuing-ca')).length).toBeLessThan(250);
  });

  it('opens after a crash cut the last line of the register short, and writes on behind it', async () => {
    change('register.jsonl', (text) => `${text}{"serial":"4711","issu`);
    const centre = await open();
    const person = await centre.issuePersonCertificate({ name: 'Ada' });
    const again = await open();
    const register = openCertificateRegister(join(folder, 'register.jsonl'));
    expect(register.findBySerial(readSerialNumber(person.chain[0]))).toMatchObject({ profile: 'person' });
    expect(register.findBySerial('4711')).toBeUndefined();
    expect(again.newestTime()).toEqual(clock());
  });

  it('is set up whole or not at all, and never over what is there', async () => {
    remove('trust-centre.json');
    const options = { folder, passphrase, baseUrl: 'http://127.0.0.1:9', clock };
    await expect(createTrustCentre(options)).rejects.toMatchObject({ problem: 'half_written' });
    expect(readdirSync(join(folder, 'keys'))).toContain('root.json');
  });

  it('opens in the form that earlier versions wrote, certificates beside keys and lines without check', async () => {
    for (const file of readdirSync(join(folder, 'keys'))) {
      change(`keys/${file}`, (text) => JSON.stringify({ ...(JSON.parse(text) as object), chain: undefined }));
    }
    change('register.jsonl', (text) => text.replace(/,"issuedAt":"[^"]+"/g, '').replace(/,"check":"[^"]+"/g, ''));
    rmSync(join(folder, 'lists'), { recursive: true });
    remove('crl-number.root');
    const seal = readFileSync(join(folder, 'certificates/seal.cer'));
    const centre = await open();
    expect(Buffer.from(centre.seal.chain[0])).toEqual(seal);
    expect(centre.seal.chain).toHaveLength(3);
    expect(await centre.currentCrl('root')).toBeUndefined();
  });
});
