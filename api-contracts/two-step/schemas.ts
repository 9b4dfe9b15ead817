import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import { line } from '../text.ts';

/** What can be asked for after the password. */
export const SecondStepMethod = z.enum(['totp', 'passkey', 'recovery_code']);
export type SecondStepMethod = z.infer<typeof SecondStepMethod>;

/** Six digits of the app, or a recovery code; spaces and hyphens do not count. */
export const SecondStepCode = z.string().trim().min(6).max(40);

/** A token of ours for one thing, once, a few minutes. */
export const Challenge = z.string().min(1).max(200);

const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+={0,2}$/);

/** An answer of an authenticator (WebAuthn Level 3, AuthenticationResponseJSON). Browsers may add fields, which are passed over. */
export const PasskeyAssertion = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** A new key of an authenticator (WebAuthn Level 3, RegistrationResponseJSON). */
export const PasskeyRegistration = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** For the browser: `options` as navigator.credentials takes them in their JSON form, `challenge` for the call that brings the answer. */
export const PasskeyOptions = z.object({
  challenge: Challenge,
  expiration: Instant,
  options: z.looseObject({ challenge: z.string() }),
});
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** A passkey's answer to a challenge. */
export const PasskeyProof = z.strictObject({ challenge: Challenge, assertion: PasskeyAssertion });
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** The second factor of the caller: a code, or a passkey's answer to the challenge of POST /v1/user/two-step/passkeys/proof. */
export const SecondStepProof = z.union([z.strictObject({ code: SecondStepCode }), PasskeyProof]);
export type SecondStepProof = z.infer<typeof SecondStepProof>;

/** What its owner calls a passkey. */
export const PasskeyName = line(60).min(1);

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  /** Kept by a service that brings it to the person's other devices. */
  isBackedUp: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What happened to the safety of an account. */
export const AccountEventName = z.enum([
  'TOTP_ADDED',
  'TOTP_REMOVED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'PASSKEY_REFUSED',
  'RECOVERY_CODES_RENEWED',
  'RECOVERY_CODE_USED',
  'MOBILE_ID_CONNECTED',
  'MOBILE_ID_DIFFERS',
  'MOBILE_ID_DISCONNECTED',
]);
export type AccountEventName = z.infer<typeof AccountEventName>;

/** How the caller's account is protected besides the password. */
export const TwoStep = z.object({
  /** Since when codes of an app count; null without one. */
  totpSince: Instant.nullable(),
  passkeys: z.array(Passkey),
  /** Recovery codes that are left; 0 without a second factor. */
  recoveryCodesLeft: z.number().int(),
  /** The newest ten, newest first. */
  events: z.array(
    z.object({
      name: AccountEventName,
      at: Instant,
      ip: z.string().nullable(),
      /** The passkey's name, or the number of Mobile ID. */
      detail: z.string().nullable(),
    }),
  ),
});
export type TwoStep = z.infer<typeof TwoStep>;

/** New recovery codes, readable this once; empty when the account had some already. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
