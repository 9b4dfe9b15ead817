import * as z from 'zod';
import { Email, Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';
import { SealName } from './schemas.ts';

export const sealsStates = {
  /** Of a business that exists. */
  'a business has a seal': z.object({
    businessId: Id,
    name: SealName,
    label: z.string(),
    /** E-mail addresses of people who may seal with it. */
    members: z.array(Email).default([]),
    hasImage: z.boolean().default(false),
  }),
} as const satisfies StateTable;
