import * as z from 'zod';
import { Email, Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';

export const membersStates = {
  /** Sent an hour ago, or so many days, by the first administrator of a business that exists. */
  'a business has an open invitation': z.object({ id: Id, businessId: Id, email: Email, days: z.int().default(0) }),
  /** Of a business that exists. */
  'a person joins a business': z.object({ userId: Id, businessId: Id, role: z.enum(['admin', 'member']) }),
  /** Active people, each with an account of its own, beside those who are there. */
  'a business has so many more members': z.object({ businessId: Id, count: z.int() }),
} as const satisfies StateTable;
