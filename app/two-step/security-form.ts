import { SecondStepCode } from '@sigillum/api-contracts/two-step/schemas.ts';
import { Password } from '@sigillum/api-contracts/user/schemas.ts';
import * as z from 'zod';

const proven = { password: Password, code: SecondStepCode };

/** What the forms of the page send; `intent` says which one it was. */
export const SecurityChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('begin-totp'), password: Password }),
  /** The set-up travels along, so that it is still there after a wrong code. */
  z.object({ intent: z.literal('confirm-totp'), code: SecondStepCode, secret: z.string(), uri: z.string() }),
  z.object({ intent: z.literal('remove-totp'), ...proven }),
  z.object({ intent: z.literal('renew-codes'), ...proven }),
]);
export type SecurityChange = z.infer<typeof SecurityChange>;
export type SecurityIntent = SecurityChange['intent'];
