import * as z from 'zod';
import { Id } from '../schemas.ts';
import type { StateTable } from '../states.ts';
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
} as const satisfies StateTable;
