import * as z from 'zod';
import { Email, Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';

export const ssoStates = {
  'an organisation has an identity provider': z.object({
    domain: z.string(),
    /** `silent`: nobody listens at its address; `misconfigured`: it calls itself by another name. */
    condition: z.enum(['live', 'silent', 'misconfigured']).default('live'),
    /** What it says about the person who comes with any code; the subject is “nora” unless told. */
    claims: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
  }),
  'a login of an organisation belongs to an account': z.object({ domain: z.string(), subject: z.string(), userId: Id }),
  'a login at an identity provider was begun': z.object({
    domain: z.string(),
    state: z.string(),
    binding: z.string(),
    /** The answer that was accepted a moment ago, and whose account it was; without them none came yet. */
    answer: z.string().optional(),
    userId: Id.optional(),
  }),
  'a first login at an organisation made an account': z.object({ id: Id, email: Email }),
} as const satisfies StateTable;
