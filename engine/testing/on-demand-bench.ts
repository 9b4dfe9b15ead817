import { execFileSync, spawnSync } from 'node:child_process';
import { createCipheriv, createDecipheriv, randomBytes, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { cutSignatures } from './cut-signatures.ts';
import { buildPdf } from './pdf-fixtures.ts';
import { makeRevisionRequest, prepareFile } from './signing-fixture.ts';
import { finishRevisions, prepareRevision, type PreparedRevision } from '../pdf/sign-document.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import type { StateSeal } from '../trust/csc/csc-state.ts';
import { readSignedData } from '../pki/read-signed-data.ts';
import type { AuthorizationAnswer, SigningContext, StepAnswer, TrustService } from '../trust/trust-service.ts';
import type { ValidationData } from '../pki/validation-data.ts';

export type Step = Exclude<AuthorizationAnswer, { kind: 'done' }>;
/** What the person does with a step. */
export type TakeStep = (step: Step) => Promise<StepAnswer>;

export type SignedDocument = {
  file: Uint8Array;
  signed: Uint8Array;
  steps: Step[];
  validation: ValidationData;
  level: string;
};

/** What a step of these services needs of a signer. */
export const SIGNER: Partial<SigningContext> & Pick<SigningContext, 'sid' | 'quality'> = {
  sid: 'sid-0',
  quality: 'QES',
  legislation: 'EIDAS',
  signerMobile: '41791234567',
  signerEmail: 'zoe@example.org',
  language: 'de',
  returnUrl: 'https://sign.example.org/mab/redirect',
};

/** A seal with a key of its own. */
export function makeTestSeal(): StateSeal {
  const key = randomBytes(32);
  return {
    encrypt(text, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
    },
    decrypt(text, context) {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString();
    },
  };
}

export async function prepareDocument(changes: Partial<SigningContext> = {}) {
  const request = makeRevisionRequest(0, { quality: 'QES' });
  const file = await prepareFile(buildPdf(), [request]);
  const prepared = await prepareRevision(accessBytes(file), request);
  const context = { ...prepared.state.context, ...SIGNER, ...changes };
  return { file, prepared: { ...prepared, state: { ...prepared.state, context } } as PreparedRevision };
}

/**
 * Signs as the server does: each step ends the work, and the answer begins it again, with a trust service made anew, from
 * what went through text in between.
 */
export async function signDocument(
  connect: () => TrustService,
  takeStep: TakeStep,
  changes: Partial<SigningContext> = {},
): Promise<SignedDocument> {
  const { file, prepared } = await prepareDocument(changes);
  const steps: Step[] = [];
  let [result] = await finishRevisions([prepared], connect());
  while (result?.kind === 'step' && steps.length < 8) {
    const step = JSON.parse(JSON.stringify(result.step)) as Step;
    steps.push(step);
    const answer = await takeStep(step);
    [result] = await finishRevisions([prepared], connect(), { now: new Date(), resume: { state: step.state, answer } });
  }
  if (result?.kind !== 'finished') throw new Error('the person was asked without end');
  const { tail, validation, level } = result;
  return { file, signed: Buffer.concat([file, tail]), steps, validation, level };
}

/** Judges that know nothing of us: pdfsig and OpenSSL, both with these roots alone. */
export function callJudges(roots: Uint8Array[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sigillum-judges-'));
  const store = (name: string, bytes: Uint8Array | string) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  const pems = roots.map((der) => new X509Certificate(der).toString());
  const bundle = store('roots.pem', pems.join(''));
  const nss = `sql:${join(folder, 'nss')}`;
  mkdirSync(join(folder, 'nss'));
  execFileSync('certutil', ['-N', '-d', nss, '--empty-password']);
  for (const [index, pem] of pems.entries()) {
    const options = ['-n', `root-${index}`, '-t', 'CT,C,C', '-i', store(`root-${index}.pem`, pem)];
    execFileSync('certutil', ['-A', '-d', nss, ...options]);
  }
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });

  /** What is wrong with a signed file, in the judges' words. */
  function findFaults(signed: Uint8Array): string[] {
    const verdict = run('pdfsig', '-no-ocsp', '-nssdir', nss, store('signed.pdf', signed)).stdout;
    const wanted = ['Signature is Valid', 'Certificate is Trusted', 'Total document signed'];
    const faults = wanted.filter((words) => !verdict.includes(words)).map((words) => `pdfsig does not say: ${words}`);

    const { cms: message, covered } = cutSignatures(signed)[0]!;
    const [cms, content] = [store('message.cms', message), store('content.bin', covered)];
    const common = ['-inform', 'DER', '-in', cms, '-content', content, '-CAfile', bundle, '-out', '/dev/null'];
    const judged = run('openssl', 'cms', '-verify', '-binary', '-cades', ...common);
    if (judged.status !== 0) faults.push(`openssl cms: ${judged.stderr}`);

    const { timestampToken, signature } = readSignedData(message);
    const chain = readSignedData(timestampToken!).certificates.map((der) => new X509Certificate(der).toString());
    const token = ['-token_in', '-in', store('token.tst', timestampToken!), '-data', store('signature.bin', signature)];
    const trusted = ['-CAfile', bundle, '-untrusted', store('chain.pem', chain.join(''))];
    const stamped = run('openssl', 'ts', '-verify', ...token, ...trusted);
    if (!stamped.stdout.includes('Verification: OK')) faults.push(`openssl ts: ${stamped.stderr}`);
    return faults;
  }
  return { findFaults, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
