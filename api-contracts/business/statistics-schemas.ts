import * as z from 'zod';
import { Quality } from '../schemas.ts';

const Day = z.iso.date();

/** How many there were of a quality; qualities without any are left out. */
const QualityCount = z.object({ quality: Quality, count: z.number().int() });
export type QualityCount = z.infer<typeof QualityCount>;

const Figures = z.object({
  total: z.number().int(),
  /** In the whole month before. */
  previous_total: z.number().int(),
  by_quality: z.array(QualityCount),
});

/** The figures of a business’s dashboard. Ours: the specification names the endpoint alone. */
export const BusinessStatistics = z.object({
  /** The month that is under way, in the caller’s zone. */
  period: z.object({ start_date: Day, end_date: Day }),
  /** People who have joined, and for how many the plan has room; null without a limit. */
  seats: z.object({ used: z.number().int(), total: z.number().int().nullable() }),
  open_invitations: z.number().int(),
  /** Whether anybody has sent a request for the business. */
  has_sent_requests: z.boolean(),
  signatures: Figures,
  identifications: Figures,
  /** The last twelve months, oldest first, the one under way last. */
  months: z.array(
    z.object({
      /** 2026-11 */
      month: z.string(),
      signatures: z.array(QualityCount),
      identifications: z.array(QualityCount),
    }),
  ),
});
export type BusinessStatistics = z.infer<typeof BusinessStatistics>;
