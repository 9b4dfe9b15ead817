import * as z from 'zod';
import { Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';
import { StepUpMethod } from './schemas.ts';

export const signingStates = {
  'a code was sent to a signer': z.object({
    sid: Id,
    tan: z.string(),
    channel: z.enum(['email', 'sms']).default('email'),
    sentSecondsAgo: z.int(),
    /** Wrong tries so far, fewer than five. */
    attempts: z.int().default(0),
    lockedForSeconds: z.int().optional(),
  }),
  /** In the session of this access token. */
  'a signer has stepped up': z.object({ sid: Id, token: z.string(), method: StepUpMethod }),
  /** To the signer of this signature, by this secret. */
  'a device was handed over': z.object({ sid: Id, hostId: Id, token: z.string() }),
  /** In the visit of this secret, for the documents as they are. */
  'a passkey was asked on a device that was handed over': z.object({
    sid: Id,
    userId: Id,
    token: z.string(),
    challenge: z.string(),
    webauthnChallenge: z.string(),
  }),
  'the trust service asks signers for a step': z.object({ kind: z.enum(['otp', 'redirect', 'poll', 'password']) }),
  /** After the state above: the person has begun to sign, by an access token or by the secret of a link. */
  'a signature waits for its signer at the trust service': z.object({
    requestId: Id,
    token: z.string().optional(),
    userid: z.string().optional(),
  }),
  'an embed address of a visitor exists': z.object({
    sid: Id,
    token: z.string(),
    origin: z.string(),
    isUsed: z.boolean().default(false),
  }),
  'a business lets sites show its pages': z.object({ businessId: Id, origins: z.array(z.string()) }),
} as const satisfies StateTable;
