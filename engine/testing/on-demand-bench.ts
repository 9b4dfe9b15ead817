import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { buildPdf } from './pdf-fixtures.ts';
import { makeRevisionRequest, prepareFile } from './signing-fixture.ts';
import { finishRevisions, prepareRevision } from '../pdf/sign-document.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import type { StateCipher } from '../trust/csc/csc-state.ts';
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

/** A cipher with a key of its own. */
export function makeTestCipher(): StateCipher {
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
  return { file, prepared: { ...prepared, state: { ...prepared.state, context } } };
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
