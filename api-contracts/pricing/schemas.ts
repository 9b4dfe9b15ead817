import * as z from 'zod';
import { Instant, Quality } from '../schemas.ts';

/** How many there were of a quality in the period; qualities without any are left out. Demonstrations count for nobody and stand apart. */
const UsedQuality = z.object({ quality: Quality, count: z.number().int() });
export type UsedQuality = z.infer<typeof UsedQuality>;

/** What a business has used of its plan in the period that is under way. Ours: the specification names the endpoint alone. */
export const SubscriptionUsage = z.object({
  /** From a moment to before another: a month, counted from the day on which the business began; of a trial all of it. */
  period: z.object({ start_at: Instant, end_at: Instant }),
  /** People who have joined, seats that open invitations hold, and for how many there is room; null without a limit. */
  seats: z.object({ used: z.number().int(), held: z.number().int(), total: z.number().int().nullable() }),
  signatures: z.array(UsedQuality),
  identifications: z.array(UsedQuality),
});
export type SubscriptionUsage = z.infer<typeof SubscriptionUsage>;
