import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cutSignatures } from './testing/cut-signatures.ts';
import { callJudges, judgePdf } from './testing/judges.ts';
import { buildPdf } from './testing/pdf-fixtures.ts';

const readHere = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const readme = readHere('README.md');
const examples = [...readme.matchAll(/^```ts\n([^]*?)^```/gm)].map(([, code]) => code!);
const contract = buildPdf();

let folder: string;
let printed: string[];
let judges: ReturnType<typeof callJudges>;
const read = (name: string) => readFileSync(path.join(folder, name));

/** As a reader does it: in a folder outside the house, in which the engine is installed. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sigillum-readme-'));
  mkdirSync(path.join(folder, 'node_modules/@sigillum'), { recursive: true });
  symlinkSync(import.meta.dirname, path.join(folder, 'node_modules/@sigillum/engine'));
  writeFileSync(path.join(folder, 'contract.pdf'), contract);
  printed = examples.map((code, index) => {
    const name = `example-${index + 1}.mts`;
    writeFileSync(path.join(folder, name), code);
    return execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' });
  });
  judges = callJudges([new X509Certificate(read('root.pem')).raw]);
});
afterAll(() => {
  judges.remove();
  rmSync(folder, { recursive: true });
});

describe('engine/README.md', () => {
  it('signs a file so that it lasts: pdfsig, qpdf and OpenSSL agree', () => {
    const signed = read('signed.pdf');
    expect(printed[0]).toBe('B-LTA\n');
    expect(signed.subarray(0, contract.length).equals(contract)).toBe(true);
    expect(judges.findFaults(signed)).toEqual([]);
    expect(judgePdf(signed)).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
    const [, archive] = cutSignatures(signed);
    expect(judges.findTokenFault(archive!.cms, archive!.covered)).toBeUndefined();
  });

  it('judges that file', () => {
    expect(printed[1]).toBe('TOTAL_PASSED\nAda Muster B-LTA\n');
  });

  it('stamps a file: OpenSSL agrees, asked as the page says, and refuses the token for another file', () => {
    const [, command = ''] = /`openssl (ts [^`]+)`/.exec(readme) ?? [];
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
    expect(execFileSync('openssl', command.split(' '), options)).toContain('Verification: OK');
    const token = read('contract.tst');
    expect(judges.findTokenFault(token, contract)).toBeUndefined();
    expect(judges.findTokenFault(token, read('signed.pdf'))).toMatch(/message imprint mismatch/);
  });

  it('names every door, and no door that is not there', () => {
    const { exports: doors } = JSON.parse(readHere('package.json')) as { exports: object };
    const named = [...readme.matchAll(/^\| `(\/[^`]+)`/gm)].map(([, door]) => `.${door}`);
    expect(named.toSorted()).toEqual(
      Object.keys(doors)
        .filter((door) => !door.startsWith('./testing/'))
        .toSorted(),
    );
  });
});
