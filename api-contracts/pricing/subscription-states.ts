import * as z from 'zod';
import { Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';

export const subscriptionStates = {
  /** By a provider that charges 16 francs a seat for everything, of the usual catalogue. */
  'plans are sold by card': z.object({
    isAway: z.boolean().default(false),
    /** Whether buyers have confirmed a means of payment. */
    hasMeans: z.boolean().default(true),
    /** What is wrong with the code SUMMER. */
    summer: z.enum(['expired', 'used up', 'for another plan']).optional(),
  }),
  'a business is known to the payment provider': z.object({ businessId: Id }),
  'a person is known to the payment provider': z.object({ userId: Id }),
  /** Team by the month in francs, since 1 November 2026; `nextSeats` where some end with the period. */
  'a business has bought seats': z.object({
    businessId: Id,
    seats: z.int(),
    nextSeats: z.int().nullable().default(null),
    /** A purchase of which nothing was heard yet. */
    isUnderWay: z.boolean().default(false),
  }),
  /** Bahnhofstrasse 1, 8001 Zürich, without a VAT number. */
  'a business has said where bills go': z.object({ businessId: Id }),
  'a business pays by Chargebee': z.object({ businessId: Id, isKnown: z.boolean().default(true) }),
  'the register of VAT numbers knows none': z.object({}),
} as const satisfies StateTable;
