import * as z from 'zod';
import { Instant, Quality } from '../schemas.ts';
import { line } from '../text.ts';

/** Currencies that plans are sold in (specification, section 9). */
export const Currency = z.enum(['EUR', 'CHF']);
export type Currency = z.infer<typeof Currency>;

/** How often a plan is charged. */
export const Cycle = z.enum(['monthly', 'yearly']);
export type Cycle = z.infer<typeof Cycle>;

/** Whole cents or rappen, without VAT: money is never a fraction on its way. */
export const MinorUnits = z.int();

/** Who sells plans here: nobody, the operator by invoice, or a payment provider (docs/decisions/118). */
export const Billing = z.enum(['none', 'manual', 'stripe', 'chargebee']);
export type Billing = z.infer<typeof Billing>;

/** What a plan costs for one seat and one period of its cycle. */
export const PlanPrice = z.object({
  cycle: Cycle,
  currency: Currency,
  amount: MinorUnits.min(0),
  /** By what the payment provider knows the price; the same one in every currency. */
  lookupKey: z.string().regex(/^[\w.-]{1,200}$/),
});
export type PlanPrice = z.infer<typeof PlanPrice>;

/** What a signature or an identification costs that the plan does not include. */
export const UnitPrice = z.object({
  what: z.enum(['signature', 'identification']),
  quality: Quality,
  currency: Currency,
  amount: MinorUnits.min(0),
});
export type UnitPrice = z.infer<typeof UnitPrice>;

/** Whose identifications the plan pays, by standard. */
export const IdentLicense = z.object({ payForMembers: z.boolean(), payForInvitations: z.boolean() });
export const Licenses = z.object({ idents: z.object({ eidas: IdentLicense, zertes: IdentLicense }) });
export type Licenses = z.infer<typeof Licenses>;

/** What only some plans have. */
export const PlanFeature = z.enum(['members', 'groups', 'seals', 'api', 'branding', 'part11', 'aes4biz']);
export type PlanFeature = z.infer<typeof PlanFeature>;

/**
 * paid: sold here. contract: the operator agrees on it with a business. free: of an account without a business. trial: before a plan.
 * included: of an installation that sells nothing.
 */
export const PlanKind = z.enum(['paid', 'contract', 'free', 'trial', 'included']);

/** The plans of accounts without a business (specification, section 9). */
export const FreePlan = z.enum(['free_v1', 'free_migrated', 'free_legacy']);
export type FreePlan = z.infer<typeof FreePlan>;

/** What follows a plan that is sold no more, and the first moment of it. */
export const Successor = z.object({ plan: z.string(), startsAt: Instant });
export type Successor = z.infer<typeof Successor>;

/** What follows the plan of whoever asks, and its first moment: of a plan that costs the next bill; null: it holds already. */
export const PlanChange = z.object({ plan: z.string(), startsAt: Instant.nullable() });
export type PlanChange = z.infer<typeof PlanChange>;

/** A plan as it stands in the catalogue. */
export const PricePlan = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/),
  /** As it is sold, in every language. */
  name: line(100).min(1),
  kind: PlanKind,
  /** For one person without a business, or for a business. */
  audience: z.enum(['person', 'business']),
  /** False for one that is sold no more; whoever has it keeps it. */
  isOffered: z.boolean(),
  /** Only of one that is sold no more: who has it is led to another one (docs/decisions/144). */
  successor: Successor.optional(),
  prices: z.array(PlanPrice),
  unitPrices: z.array(UnitPrice),
  /** How many there may be of them; `most` is null without a limit. */
  seats: z.object({ least: z.int().min(1), most: z.int().min(1).nullable() }),
  includes: z.object({
    uploads: z.boolean(),
    /** For each seat and month; null without a limit. A quality that does not stand here is not included. */
    signatures: z.array(z.object({ quality: Quality, count: z.int().min(0).nullable() })),
    features: z.array(PlanFeature),
    licenses: Licenses,
  }),
});
export type PricePlan = z.infer<typeof PricePlan>;

/** Whom to ask about plans; where both are null, nobody is named. */
export const SalesContact = z.object({ email: z.email().nullable(), url: z.url({ protocol: /^https?$/ }).nullable() });
export type SalesContact = z.infer<typeof SalesContact>;

/** What this installation sells. */
export const PricePlans = z.object({
  /** Of the catalogue, as the operator names it. */
  version: z.string(),
  billing: Billing,
  /** The payment provider could not be asked what plans cost: amounts are those of the catalogue. */
  isProvisional: z.boolean(),
  contact: SalesContact,
  plans: z.array(PricePlan),
});
export type PricePlans = z.infer<typeof PricePlans>;
