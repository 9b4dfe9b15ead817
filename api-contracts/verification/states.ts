import * as z from 'zod';
import type { StateTable } from '../state.ts';
import { Id } from '../schemas.ts';

export const verificationStates = {
  'a file with one page was checked a moment ago': z.object({ id: Id, token: z.string() }),
  'this address has checked too many files': z.object({ ip: z.string(), count: z.number().int() }),
} as const satisfies StateTable;
