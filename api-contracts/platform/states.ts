import * as z from 'zod';
import type { StateTable } from '../states.ts';
import { Instant } from '../schemas.ts';

export const platformStates = {
  'the clock stands at an instant': z.object({ instant: Instant }),
} as const satisfies StateTable;
