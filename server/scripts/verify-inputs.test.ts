import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { authority, makeCertificate, usage } from '@sigillum/engine/testing/made-certificates';
import { appendMessage, makeMessage } from '@sigillum/engine/testing/made-signatures';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import type { DocumentReport } from '@sigillum/engine/verifier';

const project = path.resolve(import.meta.dirname, '../..');
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sigillum-inputs-'));
  const write = (name: string, content: Uint8Array | string) => writeFileSync(path.join(folder, name), content);
  const [root, other] = ['Root', 'Other'].map((name) => makeCertificate(name, { extensions: [authority(), usage(5)] }));
  const ends = new Date(Date.now() + 86_400_000);
  const signer = makeCertificate('Signer', { issuer: root!, extensions: [usage(0, 1)], notAfter: ends });
  write('a contract, signed.pdf', await appendMessage(buildPdf(), (signed) => makeMessage(signer, signed)));
  write('unsigned.pdf', buildPdf());
  write('letter.pdf', 'Dear Sir');
  write('nothing.pdf', '');
  const entry = '/Encrypt << /Filter /Standard /V 2 /R 3 /O <00> /U <00> /P -4 >> ';
  write(
    'locked.pdf',
    Buffer.from(
      Buffer.from(buildPdf())
        .toString('latin1')
        .replace(/trailer\s*<</, `$&${entry}`),
      'latin1',
    ),
  );
  mkdirSync(path.join(folder, 'folder.pdf'));
  for (const [name, { certificate }] of Object.entries({ root: root!, other: other! })) {
    write(`the ${name}.pem`, new X509Certificate(certificate).toString());
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as people do, from the folder where the file lies; `npm` itself where asked, for it is slow. */
function run(args: string[], isByNpm = false) {
  const env = { ...process.env, DATA_DIR: folder, INIT_CWD: folder };
  const [command, start] = isByNpm
    ? ['npm', ['--prefix', project, 'run', '--silent', 'verify', '--']]
    : [process.execPath, [path.join(project, 'server/scripts/run-command.mjs'), 'server/scripts/verify.ts']];
  const { status, stdout, stderr } = spawnSync(command, [...start, ...args], {
    encoding: 'utf8',
    env,
    cwd: folder,
  });
  return { status, stderr, report: stdout === '' ? undefined : (JSON.parse(stdout) as DocumentReport) };
}

const ANY_ROOT = ['--trust', 'the root.pem', '--json'];

describe('npm run verify', () => {
  it.each([
    ['an unsigned PDF', 'unsigned.pdf', 'INDETERMINATE', 'SIGNED_DATA_NOT_FOUND', 'no-signature'],
    ['what is no PDF', 'letter.pdf', 'TOTAL_FAILED', 'FORMAT_FAILURE', 'not-a-pdf'],
    ['an empty file', 'nothing.pdf', 'TOTAL_FAILED', 'FORMAT_FAILURE', 'not-a-pdf'],
    ['an encrypted PDF', 'locked.pdf', 'INDETERMINATE', 'SIGNED_DATA_NOT_FOUND', 'file-encrypted'],
  ])('reports on %s in JSON and ends with 1', (_, file, verdict, subIndication, code) => {
    const { status, stderr, report } = run([file, ...ANY_ROOT]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(report).toMatchObject({ verdict, subIndication, signatures: [], findings: [{ code }] });
  });

  it.each(['missing.pdf', 'folder.pdf'])('ends with 2 for %s and says which file cannot be read', (file) => {
    const { status, stderr, report } = run([file, ...ANY_ROOT]);
    expect({ status, report }).toEqual({ status: 2, report: undefined });
    expect(stderr).toContain(file);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('takes names with spaces and several roots, by npm as well', () => {
    const file = 'a contract, signed.pdf';
    const both = ['--trust', 'the other.pem', '--trust', 'the root.pem', '--json'];
    const { status, report } = run([file, ...both], true);
    expect(status).toBe(0);
    expect(report).toMatchObject({
      verdict: 'TOTAL_PASSED',
      signatures: [{ signer: 'Signer', anchor: { name: 'the root.pem' } }],
    });
    expect(run([file, '--trust', 'the other.pem', '--json'])).toMatchObject({
      status: 1,
      report: { verdict: 'INDETERMINATE', subIndication: 'NO_CERTIFICATE_CHAIN_FOUND' },
    });
  });
});
