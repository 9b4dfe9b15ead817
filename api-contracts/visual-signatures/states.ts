import * as z from 'zod';
import { Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';

export const visualSignaturesStates = {
  /** Of an account that exists; the first one is the default. */
  'a person has a visual signature': z.object({
    userId: Id,
    id: Id,
    alias: z.string().default(''),
    name: z.string(),
    optionalLine: z.string().default(''),
    location: z.string().default(''),
    hasPicture: z.boolean().default(false),
  }),
  'a person has as many visual signatures as an account may have': z.object({ userId: Id }),
} as const satisfies StateTable;
