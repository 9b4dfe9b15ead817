import * as z from 'zod';
import { Email, Id, Instant } from '../schemas.ts';
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
    /** User names of programs that may seal with it. */
    programs: z.array(z.string()).default([]),
    hasImage: z.boolean().default(false),
  }),
  /** Of a business that exists, with nothing but names. */
  'a business has many seals': z.object({ businessId: Id, count: z.number().int() }),
  /** By a person of its business, for this request. */
  'a seal was used': z.object({ userId: Id, businessId: Id, name: SealName, requestId: Id, at: Instant }),
} as const satisfies StateTable;
