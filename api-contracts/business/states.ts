import * as z from 'zod';
import { Email, Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';
import { PaymentMethod } from './schemas.ts';
import { Settings } from './settings.ts';

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
  'a business has settled': z.object({ businessId: Id, settings: Settings }),
  /** Of one pixel, under this version. */
  'a business has a logo': z.object({ businessId: Id, version: z.string() }),
} as const satisfies StateTable;
