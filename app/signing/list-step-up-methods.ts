import type { StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';
import type { TwoStep } from '@sigillum/api-contracts/two-step/schemas.ts';

/** The second factors of an account that may stand for a code, the best first. */
export const listStepUpMethods = ({ passkeys, totpSince }: TwoStep): StepUpMethod[] => [
  ...(passkeys.length ? (['passkey'] as const) : []),
  ...(totpSince ? (['totp'] as const) : []),
];
