import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readSignedData } from '../pki/read-signed-data.ts';
import { cutSignatures, type CutSignature } from './cut-signatures.ts';

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

/** What is wrong with the bytes and the signature of a detached message, in OpenSSL's words; whose it is, is not asked. */
export function findMessageFault({ cms, covered }: CutSignature): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-judge-'));
  try {
    const [file, content] = [path.join(folder, 'message.cms'), path.join(folder, 'content.bin')];
    writeFileSync(file, cms);
    writeFileSync(content, covered);
    const args = ['-inform', 'DER', '-in', file, '-content', content, '-out', path.join(folder, 'out')];
    const { error, status, stderr } = spawnSync('openssl', ['cms', '-verify', '-binary', '-noverify', ...args]);
    if (error) throw error;
    return status === 0 ? undefined : stderr.toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Judges that know nothing of us: pdfsig and OpenSSL, both with these roots alone. */
export function callJudges(roots: Uint8Array[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-judges-'));
  const store = (name: string, bytes: Uint8Array | string) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    return file;
  };
  const pems = roots.map((der) => new X509Certificate(der).toString());
  const bundle = store('roots.pem', pems.join(''));
  const nss = `sql:${path.join(folder, 'nss')}`;
  mkdirSync(path.join(folder, 'nss'));
  execFileSync('certutil', ['-N', '-d', nss, '--empty-password']);
  for (const [index, pem] of pems.entries()) {
    const options = ['-n', `root-${index}`, '-t', 'CT,C,C', '-i', store(`root-${index}.pem`, pem)];
    execFileSync('certutil', ['-A', '-d', nss, ...options]);
  }
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });

  /** What is wrong with an RFC 3161 token over these bytes, in OpenSSL's words. */
  function findTokenFault(token: Uint8Array, stamped: Uint8Array): string | undefined {
    const chain = readSignedData(token).certificates.map((der) => new X509Certificate(der).toString());
    const asked = ['-token_in', '-in', store('token.tst', token), '-data', store('stamped.bin', stamped)];
    const trusted = ['-CAfile', bundle, '-untrusted', store('chain.pem', chain.join(''))];
    const { stdout, stderr } = run('openssl', 'ts', '-verify', ...asked, ...trusted);
    return stdout.includes('Verification: OK') ? undefined : stderr;
  }

  const askPdfsig = (signed: Uint8Array) =>
    run('pdfsig', '-no-ocsp', '-nssdir', nss, store('signed.pdf', signed)).stdout;

  /** What pdfsig says of each signature of people: whom the certificate names, whether the bytes are as signed, whether it is trusted. */
  function listSigners(signed: Uint8Array) {
    const entries = askPdfsig(signed)
      .split(/^Signature #/m)
      .slice(1);
    const read = (entry: string, label: string) => new RegExp(`- ${label}: (.*)`).exec(entry)?.[1];
    return entries
      .filter((entry) => !entry.includes('Signature Type: unknown'))
      .map((entry) => ({
        name: read(entry, 'Signer Certificate Common Name'),
        signature: read(entry, 'Signature Validation'),
        certificate: read(entry, 'Certificate Validation'),
      }));
  }

  /** What OpenSSL finds wrong with the chains of all messages of people, as a reader that looks at this time and at no timestamp. */
  function findChainFaults(signed: Uint8Array, at: Date): string[] {
    const time = ['-attime', String(Math.floor(at.getTime() / 1000))];
    return cutSignatures(signed).flatMap(({ cms, covered }) => {
      const files = ['-in', store('chain.cms', cms), '-content', store('covered.bin', covered), '-out', '/dev/null'];
      const asked = ['cms', '-verify', '-binary', '-inform', 'DER', '-CAfile', bundle, ...files, ...time];
      const { status, stderr } = run('openssl', ...asked);
      return status === 0 ? [] : [stderr];
    });
  }

  /** What is wrong with a file of one signature, in the judges' words. */
  function findFaults(signed: Uint8Array): string[] {
    const verdict = askPdfsig(signed);
    const wanted = ['Signature is Valid', 'Certificate is Trusted', 'Total document signed'];
    const faults = wanted.filter((words) => !verdict.includes(words)).map((words) => `pdfsig does not say: ${words}`);

    const { cms: message, covered } = cutSignatures(signed)[0]!;
    const [cms, content] = [store('message.cms', message), store('content.bin', covered)];
    const common = ['-inform', 'DER', '-in', cms, '-content', content, '-CAfile', bundle, '-out', '/dev/null'];
    const judged = run('openssl', 'cms', '-verify', '-binary', '-cades', ...common);
    if (judged.status !== 0) faults.push(`openssl cms: ${judged.stderr}`);

    const { timestampToken, signature } = readSignedData(message);
    const fault = findTokenFault(timestampToken!, signature);
    if (fault !== undefined) faults.push(`openssl ts: ${fault}`);
    return faults;
  }
  return {
    findFaults,
    findTokenFault,
    findChainFaults,
    listSigners,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
