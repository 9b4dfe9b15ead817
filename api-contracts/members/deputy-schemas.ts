import * as z from 'zod';
import { Email, Instant } from '../schemas.ts';

const Person = z.object({ email: z.string(), name: z.string() });

/** Who looks after one's requests, and after whose requests one looks. */
export const Deputies = z.object({
  /** Of the caller; null where nobody is. */
  deputy: z.object({ ...Person.shape, beginsAt: Instant, endsAt: Instant, hasBegun: z.boolean() }).nullable(),
  /** Those in whose place the caller is now. */
  standsInFor: z.array(z.object({ ...Person.shape, endsAt: Instant })),
});
export type Deputies = z.infer<typeof Deputies>;

/** The first and the last day of an absence, in the zone of whoever is away. */
export const NewDeputy = z.strictObject({ email: Email, from: z.iso.date(), until: z.iso.date() });
