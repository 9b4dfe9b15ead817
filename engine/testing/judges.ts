import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What independent tools say of a PDF. */
export interface Verdict {
  /** Signatures that poppler's pdfsig finds, free fields and document timestamps aside, and those of them whose bytes are as they were signed. */
  signatureCount: number;
  validCount: number;
  /** Whether one of the signatures covers the whole file. */
  isWholeFileCovered: boolean;
  /** Whether qpdf finds neither errors nor doubtful spots. */
  isSoundPdf: boolean;
  /** All they have said. */
  text: string;
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Asks pdfsig and qpdf. Throws when one of them is missing. */
export function judgePdf(file: Uint8Array): Verdict {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-judge-'));
  try {
    const name = path.join(folder, 'judged.pdf');
    writeFileSync(name, file);
    const run = (command: string, ...args: string[]) => {
      const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
      if (error) throw error;
      return { status, text: `${stdout}${stderr}` };
    };
    const signatures = run('pdfsig', '-no-ocsp', '-nocert', name);
    // pdfsig 22.12 lists document timestamps, but cannot read them.
    const entries = signatures.text.split(/^Signature #/m);
    const people = entries.filter((entry) => !entry.includes('Signature Type: unknown')).join('');
    const syntax = run('qpdf', '--check', name);
    return {
      signatureCount: count(people, /Signature Validation:/g),
      validCount: count(people, /Signature is Valid/g),
      isWholeFileCovered: signatures.text.includes('Total document signed'),
      isSoundPdf: syntax.status === 0,
      text: signatures.text + syntax.text,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same file with one bit changed inside what the last signature covers. */
export function tamper(file: Uint8Array): Buffer {
  const twin = Buffer.from(file);
  const position = twin.lastIndexOf('startxref') - 3;
  twin[position] = twin[position]! ^ 1;
  return twin;
}
