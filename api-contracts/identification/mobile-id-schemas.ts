import * as z from 'zod';
import { Id, Instant, Language } from '../schemas.ts';
import { Password } from '../user/schemas.ts';

/** What somebody is asked on the phone for: to connect Mobile ID, to test it, or to confirm signatures. */
export const MobileIdPurpose = z.enum(['connect', 'test', 'sign']);
export type MobileIdPurpose = z.infer<typeof MobileIdPurpose>;

/**
 * Why a question on the phone came to nothing. `other_serial`: the Mobile ID is another one than at the first use (serial number mismatch);
 * `invalid`: what came back does not hold; `interrupted`: nobody knows whether the phone was asked.
 */
export const MobileIdFailure = z.enum([
  'declined',
  'timeout',
  'pin_blocked',
  'suspended',
  'not_active',
  'unknown_number',
  'busy',
  'unreachable',
  'invalid',
  'other_serial',
  'interrupted',
]);
export type MobileIdFailure = z.infer<typeof MobileIdFailure>;

/** A question on the caller's phone. */
export const MobileIdQuestion = z.object({
  id: Id,
  purpose: MobileIdPurpose,
  state: z.enum(['open', 'confirmed', 'failed']),
  /** With `failed`. */
  reason: MobileIdFailure.nullable(),
  /** Stands on the phone. */
  text: z.string(),
  asked_at: Instant,
  /** Until when the phone waits. */
  expires_at: Instant,
  /** Milliseconds until one looks again. */
  retry_after: z.int(),
});
export type MobileIdQuestion = z.infer<typeof MobileIdQuestion>;

/** The caller's Mobile ID. */
const ConnectedMobileId = z.object({
  /** Digits with country code. */
  mobile: z.string(),
  /** False where the account has another number by now: it has to be connected anew. */
  is_current: z.boolean(),
  method: z.enum(['sim', 'app']),
  has_recovery_code: z.boolean(),
  connected_at: Instant,
  used_at: Instant,
  /** Since when another Mobile ID answers than the one that was connected; null while it is the same. */
  differs_since: Instant.nullable(),
});

/** All about Mobile ID for the caller. */
export const MobileIdOverview = z.object({
  /** Mobile ID is set up here. */
  is_offered: z.boolean(),
  /** A stand-in on this machine: no real phone rings. */
  is_local: z.boolean(),
  /** The account's proved number, which is asked; null where there is none. */
  mobile: z.string().nullable(),
  /** Where the phone stands that answers in place of a real one. */
  phone_url: z.url().nullable(),
  connected: ConnectedMobileId.nullable(),
  /** The newest question of the last quarter of an hour to connect or to test. */
  question: MobileIdQuestion.nullable(),
});
export type MobileIdOverview = z.infer<typeof MobileIdOverview>;

/** Of the text on the phone; left out, the account’s own. */
const language = Language.optional();

/** What the phone is asked for. */
export const MobileIdCall = z.discriminatedUnion('purpose', [
  z.strictObject({
    purpose: z.literal('connect'),
    /** Who calls, proved anew. It may be missing within ten minutes after the login. */
    password: Password.optional(),
    language,
  }),
  z.strictObject({ purpose: z.literal('test'), language }),
  z.strictObject({
    purpose: z.literal('sign'),
    /** What is to be signed. */
    signatureRequestIds: z.array(Id).min(1).max(50),
    language,
  }),
]);
