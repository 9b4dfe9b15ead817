import * as z from 'zod';
import { Instant, Quality } from '../schemas.ts';
import { UnitPrice } from './plan-schemas.ts';

/** How many there were of a quality in the period; qualities without any are left out. Demonstrations count for nobody and stand apart. */
const UsedQuality = z.object({ quality: Quality, count: z.number().int() });
export type UsedQuality = z.infer<typeof UsedQuality>;

/** ok: below four fifths. exhausted: nothing of this quality is sent or begun until the next period, or a larger plan. */
export const SignatureQuota = z.object({
  quality: Quality,
  used: z.number().int(),
  limit: z.number().int(),
  state: z.enum(['ok', 'near', 'exhausted']),
});
export type SignatureQuota = z.infer<typeof SignatureQuota>;

/** What a business has used of its plan in the period that is under way. Ours: the specification names the endpoint alone. */
export const SubscriptionUsage = z.object({
  /**
   * From a moment to before another: of a subscription its own month (of a yearly one the month of its year), else the month counted from the day on which the
   * business began; of a trial all of it.
   */
  period: z.object({ start_at: Instant, end_at: Instant }),
  /** People who have joined, seats that open invitations hold, and for how many there is room; null without a limit. */
  seats: z.object({ used: z.number().int(), held: z.number().int(), total: z.number().int().nullable() }),
  signatures: z.array(UsedQuality),
  identifications: z.array(UsedQuality),
  /** Of each quality that the plan limits: how many of its signatures the period has, and how many are used. */
  quotas: z.array(SignatureQuota),
});
export type SubscriptionUsage = z.infer<typeof SubscriptionUsage>;

/** Something that a business uses beside the signatures of its plan. */
export const ExtraUse = z.object({
  kind: z.enum(['identifications', 'sms', 'seals']),
  used: z.number().int(),
  /** Whether the plan has it at all. */
  is_included: z.boolean(),
  /** What one costs; empty where it costs nothing more. */
  prices: z.array(UnitPrice),
});
export type ExtraUse = z.infer<typeof ExtraUse>;

/** What a business has used beside its signatures. Ours: the specification names the endpoint alone. */
export const CustomExtras = z.object({
  /** From a moment to before another, as of the plan. */
  period: z.object({ start_at: Instant, end_at: Instant }),
  extras: z.array(ExtraUse),
});
export type CustomExtras = z.infer<typeof CustomExtras>;
