import * as z from 'zod';
import { Currency, Licenses, PlanFeature } from '../pricing/plan-schemas.ts';
import { SubscriptionState } from '../pricing/subscription-state.ts';
import { Email, Id, Instant } from '../schemas.ts';
import { line } from '../text.ts';

/**
 * Phone number of the specification, section 5: optional +, 3 digits (in brackets or not), 3 digits, 4 to 6 digits, between them at most
 * one of the separators - space . each; only the + and the digits are kept. A form takes the digits as people group them.
 */
export const Phone = z
  .string()
  .regex(/^\+?(?:\d{3}|\(\d{3}\))[- .]?\d{3}[- .]?\d{4,6}$/, { message: 'phone' })
  .overwrite((text) => text.replace(/[- ().]/g, ''));

/** 1 to 200 characters after trimming, any script, no control characters. */
export const BusinessName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, { message: 'name' });

/** A person of a business, as its administrators see it. */
export const BusinessMember = z.object({
  id: Id,
  email: Email,
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['admin', 'member']),
});

/** TRIALING, NEEDS_PAYMENT_METHOD (the trial has ended), BLOCKED, or how it is paid (specification, section 4). */
export const PaymentMethod = z.enum(['TRIALING', 'NEEDS_PAYMENT_METHOD', 'BLOCKED', 'MANUAL', 'STRIPE', 'CHARGEBEE']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Whom people may ask for help: what is no address or number is blanked. */
export const SupportContact = z.object({ email: Email.nullable(), phone: z.string().nullable() });
export type SupportContact = z.infer<typeof SupportContact>;

/** The business a person belongs to, as far as every page needs it. */
export const BusinessSummary = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(['admin', 'member']),
  paymentMethod: PaymentMethod,
  trialEndsAt: Instant.nullable(),
  /** The administrators whom a member may ask while the business is shut (NEEDS_PAYMENT_METHOD, BLOCKED); else nobody. Our addition. */
  contacts: z.array(z.object({ firstName: z.string(), lastName: z.string(), email: Email })),
  /** For pages that tell of a failure. Our addition. */
  supportContact: SupportContact,
});
export type BusinessSummary = z.infer<typeof BusinessSummary>;

/** A period of a plan: `type` is the plan in capitals, or CANCELED once it has ended or where nothing follows (specification, section 4). */
const PlanBase = z.object({ type: z.string(), startAt: Instant, endAt: Instant.nullable() });

/** A discount that was given with a code. */
const Discount = z.object({
  promoCode: z.string(),
  /** What it takes off: `percent` or `amount`. Ours, as the specification names no values. */
  type: z.enum(['percent', 'amount']),
  status: z.enum(['ACTIVE', 'USED_UP']),
  expiresAt: Instant.nullable(),
});
export type Discount = z.infer<typeof Discount>;

/** Where a business is, as it stands in contracts; the address for bills is another (billing). */
export const BusinessAddress = z.object({
  address1: line(200).min(1),
  address2: line(200).default(''),
  postalCode: line(20).min(1),
  city: line(100).min(1),
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/, { message: 'country' }),
});
export type BusinessAddress = z.infer<typeof BusinessAddress>;

/** Who may act for the business. */
export const LegalRepresentative = z.object({ name: line(200).min(1), role: line(200).default(''), email: Email });
export type LegalRepresentative = z.infer<typeof LegalRepresentative>;

/** A contract with the business: which version was accepted when, and which is in force. */
export const ContractAcceptance = z.object({
  contract: z.enum(['gtc', 'dpa']),
  acceptedAt: Instant.nullable(),
  acceptedVersion: z.string().nullable(),
  currentVersion: z.string(),
});
export type ContractAcceptance = z.infer<typeof ContractAcceptance>;

/** AES for Business: people of these domains sign advanced without a text message, for the organisation has checked who they are. */
export const AesForBusiness = z.object({
  /** The representative has confirmed it, and one of its domains is the organisation's. */
  enabled: z.boolean(),
  representativeName: z.string(),
  representativeEmail: Email,
  commercialRegister: z.string(),
  /** ASCII, lower case. */
  domains: z.array(z.string()),
  /** How the application stands; our addition. */
  state: z.enum(['requested', 'confirmed', 'declined', 'expired']),
  requestedAt: Instant,
  expiresAt: Instant,
  confirmedAt: Instant.nullable(),
});
export type AesForBusiness = z.infer<typeof AesForBusiness>;

/** A mail domain of a business, and whether it is proved. */
export const BusinessDomain = z.object({ domain: z.string(), state: z.enum(['requested', 'activated']) });
export type BusinessDomain = z.infer<typeof BusinessDomain>;

/** A business with its members and plan (specification, section 3). People's lists are there for administrators only. */
export const Business = z.object({
  id: Id,
  name: z.string(),
  email: Email,
  phone: z.string().nullable(),
  createdAt: Instant,
  gtcAcceptedAt: Instant.nullable(),
  dpaAcceptedAt: Instant.nullable(),
  billing: z.object({
    paymentMethod: PaymentMethod,
    trialEndsAt: Instant.nullable(),
    /** In which it has paid; null before. */
    currency: Currency.nullable(),
    /** The payment provider's word; null where there is no subscription. Anything but active or incomplete_expired is an issue. */
    stripeSubscriptionStatus: z.string().nullable(),
    /** Where bills go: for administrators, once it is known. */
    ...BusinessAddress.extend({ address2: z.string() }).partial().shape,
    vat: z.string().nullable().optional(),
  }),
  pricePlan: z.object({
    name: z.string(),
    /** Whose identifications it pays. */
    licenses: Licenses,
    /** What may be made that only some plans have; all where nothing is sold. Our addition, which a server of the release before does not know. */
    features: z.array(PlanFeature).default([...PlanFeature.options]),
    current: z.object({ base: PlanBase }),
    /** Null where the plan has no period, as without a price. */
    next: z.object({ base: PlanBase }).nullable(),
    discounts: z.array(Discount),
  }),
  settings: z.object({
    supportContact: SupportContact,
    /** Whether its people may recommend the product. */
    affiliate: z.object({ enabled: z.boolean() }),
    /** Whether its people are shown around. */
    userPilot: z.object({ enabled: z.boolean() }),
  }),
  admins: z.array(BusinessMember).optional(),
  members: z.array(BusinessMember).optional(),
  invitedMembers: z.array(z.object({ id: Id, email: Email, invitedAt: Instant.nullable() })).optional(),
  /** The programs that act for it; more of them says GET /v1/businesses/{id}/apis. */
  apiUsers: z.array(z.object({ username: z.string(), description: z.string() })).optional(),
  /** To be sent with a change, so that nobody's is overwritten. For administrators, as all that follows; our additions but for domains and aes4biz. */
  updatedAt: Instant.optional(),
  address: BusinessAddress.nullable().optional(),
  legalRepresentative: LegalRepresentative.nullable().optional(),
  contracts: z.array(ContractAcceptance).optional(),
  domains: z.array(BusinessDomain).optional(),
  aes4biz: AesForBusiness.nullable().optional(),
  /** What was bought at the payment provider; null where nothing was. */
  subscription: SubscriptionState.nullable().optional(),
});
export type Business = z.infer<typeof Business>;

/** What people whom a business asks to sign may see of it. */
export const PublicInformation = z.object({
  id: Id,
  name: z.string(),
  supportContact: SupportContact,
  logo: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  /** Sites that may show the page of a visitor in a frame. */
  embedOrigins: z.array(z.string()),
});
export type PublicInformation = z.infer<typeof PublicInformation>;

/** An application for AES for Business, as who may act for the organisation sees it. */
export const AesApplication = z.object({
  businessName: z.string(),
  /** The administrator who has applied. */
  appliedBy: z.string(),
  representativeName: z.string(),
  commercialRegister: z.string(),
  domains: z.array(z.string()),
  expiresAt: Instant,
});
export type AesApplication = z.infer<typeof AesApplication>;
