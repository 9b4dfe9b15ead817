import * as z from 'zod';
import { Email, Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';
import { PaymentMethod } from './schemas.ts';

export const businessStates = {
  /** The trial of a business that is TRIALING ends in 14 days. */
  'a person belongs to a business': z.object({
    userId: Id,
    businessId: Id,
    name: z.string(),
    role: z.enum(['admin', 'member']),
    paymentMethod: PaymentMethod.default('TRIALING'),
  }),
  /** Sent an hour ago by the first administrator of a business that exists. */
  'a person is invited to a business': z.object({ email: Email, businessId: Id, role: z.enum(['admin', 'member']) }),
} as const satisfies StateTable;
