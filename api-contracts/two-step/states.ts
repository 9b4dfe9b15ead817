import * as z from 'zod';
import { Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';

/** Base32 of 20 bytes. */
const TotpSecret = z.string();

export const twoStepStates = {
  'codes of an app protect an account': z.object({
    userId: Id,
    secret: TotpSecret,
    recoveryCodes: z.array(z.string()).default([]),
  }),
  'codes of an app wait for the first one': z.object({
    userId: Id,
    secret: TotpSecret,
    condition: z.enum(['fresh', 'expired']),
  }),
  'a log-in waits for its second step': z.object({
    userId: Id,
    challenge: z.string(),
    condition: z.enum(['fresh', 'used', 'expired']),
  }),
  'second steps of an account failed': z.object({ userId: Id, times: z.number().int() }),
  'a passkey protects an account': z.object({
    userId: Id,
    id: Id,
    name: z.string(),
    /** Base64url. */
    credentialId: z.string(),
    /** COSE, base64url. */
    publicKey: z.string(),
  }),
  'an authenticator was asked': z.object({
    purpose: z.enum(['passkey_login', 'passkey_proof', 'passkey_registration']),
    /** Null for a log-in by passkey alone. */
    userId: Id.nullable(),
    challenge: z.string(),
    /** What it was given to sign, base64url. */
    webauthnChallenge: z.string(),
  }),
} as const satisfies StateTable;
