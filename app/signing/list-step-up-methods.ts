import type { MobileIdOverview } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import type { StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';
import type { TwoStep } from '@sigillum/api-contracts/two-step/schemas.ts';

/** The second factors of an account that may stand for a code, the best first. A Mobile ID that is another one by now confirms nothing. */
export const listStepUpMethods = (
  { passkeys, totpSince }: TwoStep,
  { is_offered, connected }: MobileIdOverview,
): StepUpMethod[] => [
  ...(passkeys.length ? (['passkey'] as const) : []),
  ...(is_offered && connected?.is_current && !connected.differs_since ? (['mobile_id'] as const) : []),
  ...(totpSince ? (['totp'] as const) : []),
];
