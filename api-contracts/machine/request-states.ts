import * as z from 'zod';
import { Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';

export const programRequestStates = {
  /** An API user and a request that are there already. */
  'a program may write a request': z.object({ username: z.string(), requestId: Id }),
} as const satisfies StateTable;
