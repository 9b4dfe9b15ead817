import { PasskeyName, SecondStepCode, type SecondStepProof } from '@sigillum/api-contracts/two-step/schemas.ts';
import { Password } from '@sigillum/api-contracts/user/schemas.ts';
import * as z from 'zod';
import { NewPasskeyAnswer, PasskeyAnswer } from './passkey-answer.ts';

/** A code, or a passkey's answer in its place. */
const proven = {
  password: Password,
  code: SecondStepCode.optional(),
  challenge: PasskeyAnswer.shape.challenge.optional(),
  answer: PasskeyAnswer.shape.answer.optional(),
};

const hasProof = ({ code, answer }: { code?: string | undefined; answer?: unknown }) =>
  code !== undefined || answer !== undefined;
const codeMissing = { path: ['code'], message: 'required' };

/** What the forms of the page send; `intent` says which one it was. */
export const SecurityChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('begin-totp'), password: Password }),
  /** The set-up travels along, so that it is still there after a wrong code. */
  z.object({ intent: z.literal('confirm-totp'), code: SecondStepCode, secret: z.string(), uri: z.string() }),
  z.object({ intent: z.literal('remove-totp'), ...proven }).refine(hasProof, codeMissing),
  z.object({ intent: z.literal('renew-codes'), ...proven }).refine(hasProof, codeMissing),
  z.object({ intent: z.literal('remove-passkey'), passkeyId: z.uuid(), ...proven }).refine(hasProof, codeMissing),
  z.object({ intent: z.literal('add-passkey'), name: PasskeyName, ...NewPasskeyAnswer.shape }),
]);
export type SecurityChange = z.infer<typeof SecurityChange>;
export type SecurityIntent = SecurityChange['intent'];

/** The second factor that a form carries. */
export function readProof({ code, challenge, answer }: z.infer<z.ZodObject<typeof proven>>): SecondStepProof {
  return challenge && answer ? { challenge, assertion: answer } : { code: code ?? '' };
}
