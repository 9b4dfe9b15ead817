import * as z from 'zod';
import { Email, Id, Instant } from '../schemas.ts';
import { line } from '../text.ts';

/** Kinds of identity documents that can be checked in person. */
export const documentKinds = ['passport', 'id-card', 'residence-permit'] as const;

/** What stood in an identity document that somebody held in the hand. Days are ISO dates. */
export const CheckedDocument = z.strictObject({
  given_names: line(100).min(1),
  family_name: line(100).min(1),
  birth_date: z.iso.date(),
  kind: z.enum(documentKinds),
  /** Letters and digits, as in the machine-readable zone (ICAO 9303). */
  number: z.string().regex(/^[A-Z\d]{4,20}$/),
  /** Which has issued it: ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, { message: 'country' }),
  expiry: z.iso.date(),
});
export type CheckedDocument = z.infer<typeof CheckedDocument>;

/** Somebody of the same business. */
export const Colleague = z.object({ id: Id, email: Email, first_name: z.string(), last_name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

export const Officers = z.object({
  /** AES for Business is in force: without it nobody checks anybody. */
  is_enabled: z.boolean(),
  officers: z.array(Colleague),
});
export type Officers = z.infer<typeof Officers>;

/** What every record says: who has checked whose document, and how far it is. Never what stands in it. */
const CheckBase = z.object({
  id: Id,
  /** Waiting for the person who was checked, confirmed by them, or over. */
  state: z.enum(['waiting', 'confirmed', 'ended']),
  /** As they were called then. */
  officer_name: z.string(),
  officer_email: Email,
  recorded_at: Instant,
  confirmed_at: Instant.nullable(),
  /** Until when it waits, or counts. */
  expires_at: Instant,
});

/** Why a record counts no more. */
export const CheckEnd = z.enum(['rejected', 'given_up', 'withdrawn', 'replaced', 'left', 'expired']);
export type CheckEnd = z.infer<typeof CheckEnd>;

/** A record as those who look after a business see it. */
export const IdentityCheck = CheckBase.extend({ member: Colleague, end: CheckEnd.nullable() });
export type IdentityCheck = z.infer<typeof IdentityCheck>;

/** A record as the person sees it who was checked. */
export const OwnCheck = CheckBase.extend({
  business_name: z.string(),
  /** One can sign with it now: the business still vouches, and the person still belongs to it. */
  counts: z.boolean(),
  document: CheckedDocument,
});
export type OwnCheck = z.infer<typeof OwnCheck>;

/** Everything that concerns a person of being checked by colleagues. */
export const InPerson = z.object({
  /** The business of the caller; null where there is none. */
  business: z
    .object({
      id: Id,
      name: z.string(),
      is_enabled: z.boolean(),
      /** The caller checks colleagues. */
      is_officer: z.boolean(),
      /** The caller, an officer or an administrator, looks after the records of the business. */
      sees_checks: z.boolean(),
    })
    .nullable(),
  checks: z.array(OwnCheck),
});
export type InPerson = z.infer<typeof InPerson>;
