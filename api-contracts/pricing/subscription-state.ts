import * as z from 'zod';
import { Instant } from '../schemas.ts';
import { Currency, Cycle } from './plan-schemas.ts';

/** How a subscription stands: its own status as the provider names it, and what follows. */
export const SubscriptionState = z.object({
  plan: z.string(),
  cycle: Cycle,
  currency: Currency,
  seats: z.int(),
  /** From the next period on, where it is another number. */
  nextSeats: z.int().nullable(),
  status: z.string(),
  errorCode: z.string().nullable(),
  periodStart: Instant,
  periodEnd: Instant,
  isEnding: z.boolean(),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;
