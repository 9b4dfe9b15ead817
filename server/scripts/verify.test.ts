import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { openOpenSsl } from '@sigillum/engine/testing/foreign-signature';
import { makeListSigner, signList, writeList } from '@sigillum/engine/testing/trusted-lists';
import { makeRevisionRequest, makeSigningFixture, signInOrder } from '@sigillum/engine/testing/signing-fixture';
import { extendDocument } from '@sigillum/engine/pdf';
import { accessBytes } from '@sigillum/engine/pdf/access';
import type { DocumentReport } from '@sigillum/engine/verifier';
import { readArguments } from '@sigillum/engine/verifier/command';

const script = [path.resolve(import.meta.dirname, 'run-command.mjs'), 'server/scripts/verify.ts'];
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sigillum-verify-'));
  const { centre, trust, remove } = await makeSigningFixture();
  const signed = (await signInOrder(buildPdf(), [makeRevisionRequest(0)], trust)).at(-1)!;
  const { tails } = await extendDocument(accessBytes(signed), trust, { wish: 'B-LTA', now: new Date() });
  writeFileSync(path.join(folder, 'good.pdf'), Buffer.concat([signed, ...tails.map(({ bytes }) => bytes)]));
  writeFileSync(path.join(folder, 'plain.pdf'), buildPdf());
  writeFileSync(path.join(folder, 'root.cer'), centre.root);
  const pem = new X509Certificate(centre.root).toString();
  writeFileSync(path.join(folder, 'roots.pem'), `Two of them\n${pem}${pem}`);
  writeFileSync(path.join(folder, 'other.txt'), 'no certificate');
  putList(centre.root);
  remove();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder with a Swiss list that vouches for our root, and the pinned certificate of its signer. */
function putList(certificate: Uint8Array): void {
  const tool = openOpenSsl();
  const signer = makeListSigner(tool, 'swiss');
  const services = [{ name: 'Own root', status: 'granted', from: '2017-01-01T00:00:00Z', certificates: [certificate] }];
  const list = writeList({ territory: 'CH', kind: 'CHgeneric', sequence: 1, issuedAt: new Date(), services });
  mkdirSync(path.join(folder, 'lists/signers'), { recursive: true });
  writeFileSync(path.join(folder, 'lists/tsl-ch.xml'), signList(list, signer));
  writeFileSync(path.join(folder, 'lists/signers/CH.pem'), tool.read('swiss.pem'));
  tool.remove();
}

function run(...args: string[]) {
  const env = { ...process.env, DATA_DIR: folder, INIT_CWD: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...args], { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

describe('npm run verify', () => {
  it('ends with 0 only when everything has passed, and says so in a sentence', () => {
    const good = run('good.pdf', '--trust', 'root.cer');
    expect(good).toMatchObject({ status: 0, stderr: '' });
    expect(good.stdout).toMatch(/^TOTAL_PASSED\nThe signature of Zoë Müller-Łukasz, proved at .* holds\.\n/);
    expect(run('good.pdf', '--trust=roots.pem').status).toBe(0);
    expect(run('good.pdf')).toMatchObject({ status: 1, stdout: expect.stringContaining('No root is trusted here') });
    expect(run('plain.pdf', '--trust', 'root.cer').status).toBe(1);
  });

  it('trusts the lists of a folder, and says which one gave the trust', () => {
    const listed = run('good.pdf', '--lists', 'lists');
    expect(listed).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('trust: CH: Own root') });
    writeFileSync(path.join(folder, 'lists/other.xml'), '<odd/>');
    expect(run('good.pdf', '--lists=lists').stderr).toBe('other.xml: the list is not signed\n');
    expect(run('good.pdf', '--lists', 'absent')).toMatchObject({ status: 2 });
  });

  it('prints one JSON object', () => {
    const { status, stdout } = run('--json', 'good.pdf', '--trust', 'root.cer');
    const report = JSON.parse(stdout) as DocumentReport;
    expect(status).toBe(0);
    expect(report).toMatchObject({ verdict: 'TOTAL_PASSED', subIndication: null });
    expect(report.signatures[0]).toMatchObject({ indication: 'TOTAL_PASSED', level: 'B-LTA', subIndication: null });
  });

  it('ends with 2 and a hint for what it cannot read', () => {
    expect(run('absent.pdf')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('absent.pdf cannot be read'),
    });
    expect(run('good.pdf', '--trust', 'other.txt')).toMatchObject({ status: 2 });
    expect(run()).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Usage:') });
  });
});

describe('the arguments', () => {
  it('may stand in any order, with several roots', () => {
    expect(readArguments(['--trust', 'a', 'f.pdf', '--json', '--trust=b', '--lists', 'c'])).toEqual({
      file: 'f.pdf',
      trust: ['a', 'b'],
      lists: ['c'],
      isJson: true,
    });
  });

  it('are refused when one is strange, missing or too many', () => {
    for (const given of [['--loud', 'f'], ['f', '--trust'], ['f', '--lists'], ['f', 'g'], []]) {
      expect(() => readArguments(given)).toThrow();
    }
  });
});
