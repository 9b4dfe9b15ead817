import { Challenge, PasskeyAssertion, PasskeyRegistration } from '@sigillum/api-contracts/two-step/schemas.ts';
import * as z from 'zod';

const Json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});

/** The fields that `usePasskey…` puts into a form: an answer to a question. */
export const PasskeyAnswer = z.object({ challenge: Challenge, answer: Json.pipe(PasskeyAssertion) });
/** The same for a new passkey. */
export const NewPasskeyAnswer = z.object({ challenge: Challenge, answer: Json.pipe(PasskeyRegistration) });
