import * as z from 'zod';

/** What a business has that ends with its plan, or stays after it. */
export const PlanHoldings = z.object({
  /** Members besides the person who asks. */
  otherMembers: z.int().min(0),
  seals: z.int().min(0),
  signerGroups: z.int().min(0),
  apiUsers: z.int().min(0),
  /** Requests of the business that wait for signatures. */
  openRequests: z.int().min(0),
});
export type PlanHoldings = z.infer<typeof PlanHoldings>;
