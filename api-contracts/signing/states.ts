import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import type { StateTable } from '../states.ts';

export const signingStates = {
  'a code was sent to a signer': z.object({
    sid: Id,
    tan: z.string(),
    sentAt: Instant,
    /** Wrong tries so far, fewer than five. */
    attempts: z.int().default(0),
    lockedUntil: Instant.optional(),
  }),
} as const satisfies StateTable;
