import * as z from 'zod';
import { Id } from '../schemas.ts';
import type { StateTable } from '../states.ts';

export const signingStates = {
  'a code was sent to a signer': z.object({
    sid: Id,
    tan: z.string(),
    channel: z.enum(['email', 'sms']).default('email'),
    sentSecondsAgo: z.int(),
    /** Wrong tries so far, fewer than five. */
    attempts: z.int().default(0),
    lockedForSeconds: z.int().optional(),
  }),
} as const satisfies StateTable;
