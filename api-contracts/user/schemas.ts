import * as z from 'zod';
import { BusinessSummary } from '../business/schemas.ts';
import { FreePlan, PlanChange } from '../pricing/plan-schemas.ts';
import { Email, Id, Instant, Language, Legislation, Quality } from '../schemas.ts';

/**
 * How a sign-up began: `free` for a plain account, `business` for the first administrator of a new business, `eidplus` for a plain
 * account whose person wants to be identified by the Swiss E-ID: its mail leads to /signup/flows/eidplus/confirm, and the sign-up
 * ends on the page where identities are proved, from the day there is one (our choice; the specification names the flow only).
 */
export const SignUpFlow = z.enum(['free', 'business', 'eidplus']);
export type SignUpFlow = z.infer<typeof SignUpFlow>;

/** A person's given or family name: 1 to 100 characters after trimming, any script, no control characters, no half characters (lone surrogates). */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, { message: 'name' });

/** A password as typed. Longer than 128 characters is refused before any costly work. */
export const Password = z.string().min(1).max(128);

/** One way a person can sign (wire shapes, User signature qualities). */
export const QualityEntry = z.object({
  quality: Quality,
  /** Who vouches for the signature; SIGILLUM is the embedded trust centre. */
  provider: z.string(),
  legislation: z.enum([...Legislation.options, 'UNDEFINED']),
});
export type QualityEntry = z.infer<typeof QualityEntry>;

/** The most that somebody can sign with (specification, section 4); find-highest-quality.ts says how it is found. */
export const HighestQuality = z.enum(['none', 'ses', 'aes', 'qes', 'demo']);
export type HighestQuality = z.infer<typeof HighestQuality>;

const OneQuality = z.object({ any: QualityEntry.nullable() });
const QualityByLegislation = z.object({ zertes: QualityEntry.nullable(), eidas: QualityEntry.nullable() });
const SealQualities = z.object({ aes: z.record(z.string(), QualityEntry), qes: z.record(z.string(), QualityEntry) });

/** What a person can sign with; null where something is missing for it. */
export const SignatureQualities = z.object({
  qes: QualityByLegislation,
  aes_minimal: QualityByLegislation,
  aes: OneQuality,
  ses: OneQuality,
  demo: OneQuality,
  part11: OneQuality,
  seal: SealQualities,
});
export type SignatureQualities = z.infer<typeof SignatureQualities>;

/** Which parts of a visual signature a person may change, and what they start with. */
const VisualSignaturePermission = z.object({ canUpdate: z.boolean(), defaultValue: z.boolean() });

/** Settings a person keeps with the account; every one has a default (specification, section 3). */
export const UserPreferences = z.object({
  emailNotificationLevel: z.enum(['ALL', 'IMPORTANT']),
  defaultLegislation: Legislation,
  defaultQuality: Quality,
  p11SigningName: z.string().max(200).nullable(),
  p11SigningReason: z.string().max(500).nullable(),
  /** The version of the app that the person last used. */
  frontendVersion: z.string().max(50).nullable(),
  celloUcc: z.string().max(200).nullable(),
});
export type UserPreferences = z.infer<typeof UserPreferences>;

/** An invitation to a business as the invited person sees it. */
const BusinessInvitation = z.object({
  businessId: Id,
  businessName: z.string(),
  role: z.enum(['admin', 'member']),
  /** Who sent it; null when nobody knows any more. */
  invitedBy: z.object({ firstName: z.string(), lastName: z.string(), email: Email }).nullable(),
  invitedAt: Instant,
  /** When it can be answered no more. */
  expiresAt: Instant,
});
export type BusinessInvitation = z.infer<typeof BusinessInvitation>;

/** How the last membership of a person ended who belongs to no business now, until the person has taken note of it. */
const MembershipEnd = z.object({
  businessName: z.string(),
  /** plan ended: an administrator gave the business up for the free plan. */
  event: z.enum(['removed', 'deleted', 'plan ended']),
  happenedAt: Instant,
  /** Until when an administrator may bring a deleted business back. */
  revocableUntil: Instant.optional(),
});
export type MembershipEnd = z.infer<typeof MembershipEnd>;

/** A code that is on its way to a phone: seconds that it works, and seconds until another may be asked for. */
export const PhoneCodeSent = z.object({ expiresIn: z.number().int(), resendIn: z.number().int() });
export type PhoneCodeSent = z.infer<typeof PhoneCodeSent>;

/** A mobile number that waits for its proof. */
const PhoneVerification = z.object({
  /** For api/resend, api/respond and api/cancel. */
  id: Id,
  /** Digits with country code, no +. */
  mobile: z.string(),
  expiresAt: Instant,
  /** When another code may be asked for. */
  resendAt: Instant,
});
export type PhoneVerification = z.infer<typeof PhoneVerification>;

/** Where a person is logged in. */
export const Session = z.object({
  id: Id,
  isCurrent: z.boolean(),
  createdAt: Instant,
  expiresAt: Instant,
  /** Null where nobody noted it. */
  ip: z.string().nullable(),
  /** The browser’s own words (RFC 9110, 10.1.5), at most 300 characters. */
  userAgent: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

/** The account of the caller. */
export const User = z.object({
  id: Id,
  email: Email,
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  lang: Language,
  /** Digits with country code, no +. */
  mobile: z.string().nullable(),
  /** Whether the terms of use were accepted. */
  gtc: z.boolean(),
  hasSso: z.boolean(),
  celloUCC: z.string().nullable(),
  /** Roles of the app: an admin also holds member and user, a member also holds user. */
  roles: z.array(z.enum(['user', 'member', 'admin'])),
  /** Only of who runs this installation: to everybody else there is no such thing. Our addition. */
  isOperator: z.literal(true).optional(),
  business: BusinessSummary.nullable(),
  /** The oldest invitation to a business that waits for an answer by POST /v1/user/accept. Our addition. */
  businessInvitation: BusinessInvitation.nullable(),
  /** Our addition; taken note of by PUT /v1/user with the attribute of its event. */
  membershipEnd: MembershipEnd.nullable(),
  /** Our addition: a deleted business that this person administered and may bring back (POST /v2/businesses/{id}/revoke_delete). */
  revocableBusiness: z.object({ id: Id, name: z.string(), revocableUntil: Instant }).nullable(),
  /** The mobile number that PUT /v1/user asked for and no code has proved yet. Our addition. */
  phoneVerification: PhoneVerification.nullable(),
  /** The address that PUT /v1/user asked for and whose owner has not confirmed it yet. Our addition. */
  emailChange: z.object({ email: Email, expiresAt: Instant }).nullable(),
  attributes: UserPreferences.extend({
    lang: Language,
    mobile: z.string().nullable(),
    /** The e-mail address of the person's identification, where it differs. */
    signerIdentityEmail: Email.nullable(),
    /** Names of the fields that an identification has fixed. */
    immutableEidFields: z.array(z.string()),
    acceptedGtc: z.boolean(),
    /** False while an invitation to a business waits for an answer. */
    acceptedBusinessInvite: z.boolean(),
    removedFromBusiness: z.boolean(),
    businessDeleted: z.boolean(),
    weakPassword: z.boolean(),
    /** True until an account that a first login at an organisation has made is set up (POST /v1/user/sso-setup). Our addition. */
    ssoSetupPending: z.boolean(),
    /** Null for members of a business. */
    freeAccountType: FreePlan.nullable(),
  }),
  /**
   * What follows the plan of this person, or of the business that the person administers and that pays by card, as long as it was not
   * taken; else null. A free plan is taken by PUT /v1/user (`freeAccountType`), one that costs by POST …/subscriptions/successor. Our
   * addition.
   */
  planChange: PlanChange.nullable(),
  signatureQualities: z.object({
    ses: OneQuality,
    aes: OneQuality,
    aesMinimal: QualityByLegislation,
    qes: QualityByLegislation,
    seal: SealQualities,
  }),
  /** The most that the person can sign with, under each law and under any of them (specification, section 4). Our addition. */
  highestQuality: z.object({ any: HighestQuality, zertes: HighestQuality, eidas: HighestQuality }),
  permissions: z.object({
    visualSignatures: z.object({
      claim: VisualSignaturePermission,
      date: VisualSignaturePermission,
      std: VisualSignaturePermission,
    }),
    /**
     * Whether this account may upload documents; `reason` is the key of the problem an upload would answer; of what else than PDFs the
     * installation makes PDFs. Our addition.
     */
    upload: z.object({
      isAllowed: z.boolean(),
      reason: z.string().nullable(),
      convertible: z.array(z.enum(['DOCX', 'ODT', 'PNG', 'JPEG'])).default([]),
    }),
  }),
  groupInfo: z.object({ groupVersions: z.array(z.string()), groups: z.array(z.string()) }),
  createdAt: Instant,
});
export type User = z.infer<typeof User>;

/** What a visitor without account is known by: the values of the one signature that the link belongs to. */
export const DirectUser = z.object({
  /** The signature's sid, never the secret of the link. */
  id: Id,
  signatureRequestId: Id,
  email: Email,
  /** True once the visitor has signed, for signing asks for a code that is sent to the address. */
  emailVerified: z.boolean(),
  /** As the visitor states it, else as the inviter gave it. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Ours: as the inviter gave it, which is what the certificate carries. */
  invitedName: z.string().nullable(),
  mobile: z.string().nullable(),
  lang: Language,
  signatureQualities: User.shape.signatureQualities,
  permissions: User.shape.permissions.pick({ visualSignatures: true }),
});
export type DirectUser = z.infer<typeof DirectUser>;
