import * as z from 'zod';
import { Email, Id, Language } from '../schemas.ts';
import type { StateTable } from '../state.ts';
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
    /** `rested`: live, of a log-in that is some hours old. */
    condition: z.enum(['live', 'rested', 'expired', 'revoked']).default('live'),
    /** What its owner calls the session by; any unless told. */
    sessionId: Id.optional(),
  }),
  'a mobile number waits for its proof': z.object({
    userId: Id,
    id: Id,
    mobile: z.string(),
    code: z.string(),
    /** Seconds since the code was sent. */
    age: z.number().int().default(60),
    isLocked: z.boolean().default(false),
  }),
  'a new address waits for its confirmation': z.object({ userId: Id, email: Email, token: z.string() }),
  'an account has not accepted the terms of the trust service': z.object({ userId: Id }),
  'an identification has fixed fields of an account': z.object({ userId: Id, fields: z.array(z.string()) }),
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
