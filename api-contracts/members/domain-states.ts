import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import type { StateTable } from '../state.ts';

export const domainStates = {
  /**
   * Of a business that exists. `code` was mailed to its postmaster; with `provider`, a login provider that answers on the state's own
   * machine is set up by the business.
   */
  'a business has a mail domain': z.object({
    businessId: Id,
    domain: z.string(),
    token: z.string(),
    isActivated: z.boolean().default(false),
    code: z.string().optional(),
    hasProvider: z.boolean().default(false),
    /** A login provider listens there that nobody has set up. */
    providerPort: z.int().optional(),
  }),
  'a business has so many mail domains': z.object({ businessId: Id, count: z.int() }),
  'a business was changed last': z.object({ businessId: Id, at: Instant }),
  /** That this business has applied for; the token is that of the representative's link. */
  'a business has applied for AES': z.object({ businessId: Id, domain: z.string(), token: z.string() }),
  /** So many days ago, by an administrator; a business that exists. */
  'a business was deleted': z.object({ businessId: Id, days: z.int() }),
} as const satisfies StateTable;
