import * as z from 'zod';
import { Email, Id, Language } from '../schemas.ts';
import type { StateTable } from '../states.ts';
import { PersonName, SignUpFlow } from './schemas.ts';

export const userStates = {
  'a person has an account': z.object({
    id: Id,
    email: Email,
    firstName: PersonName,
    lastName: PersonName,
    lang: Language.default('en'),
    /** Without one nobody can log in with a password. */
    password: z.string().optional(),
  }),
  'an access token of an account exists': z.object({
    userId: Id,
    token: z.string(),
    condition: z.enum(['live', 'expired', 'revoked']).default('live'),
  }),
  'a confirmation link was mailed': z.object({
    email: Email,
    token: z.string(),
    flow: SignUpFlow.default('free'),
    condition: z.enum(['fresh', 'confirmed', 'used', 'expired']),
  }),
  'a link for a new password was mailed': z.object({
    email: Email,
    token: z.string(),
    condition: z.enum(['fresh', 'used', 'expired', 'replaced']),
  }),
  'changes of a password failed': z.object({ userId: Id, times: z.number().int() }),
  'logins of an address failed': z.object({ email: Email, times: z.number().int() }),
} as const satisfies StateTable;
