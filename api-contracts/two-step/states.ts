import * as z from 'zod';
import { Id } from '../schemas.ts';
import type { StateTable } from '../states.ts';

/** Base32 of 20 bytes. */
const TotpSecret = z.string();

export const twoStepStates = {
  'codes of an app protect an account': z.object({
    userId: Id,
    secret: TotpSecret,
    recoveryCodes: z.array(z.string()).default([]),
  }),
  'codes of an app wait for the first one': z.object({
    userId: Id,
    secret: TotpSecret,
    condition: z.enum(['fresh', 'expired']),
  }),
  'a log-in waits for its second step': z.object({
    userId: Id,
    challenge: z.string(),
    condition: z.enum(['fresh', 'used', 'expired']),
  }),
  'second steps of an account failed': z.object({ userId: Id, times: z.number().int() }),
} as const satisfies StateTable;
