import * as z from 'zod';
import { Email, Id, Instant } from '../schemas.ts';

/**
 * Phone number of the specification, section 5: optional +, 3 digits (in brackets or not), 3 digits, 4 to 6 digits, between them at most
 * one of the separators - space . each; only the + and the digits are kept. A form takes the digits as people group them.
 */
export const Phone = z
  .string()
  .regex(/^\+?(?:\d{3}|\(\d{3}\))[- .]?\d{3}[- .]?\d{4,6}$/, { message: 'phone' })
  .overwrite((text) => text.replace(/[- ().]/g, ''));

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

/** The business a person belongs to, as far as every page needs it. */
export const BusinessSummary = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(['admin', 'member']),
  paymentMethod: PaymentMethod,
  trialEndsAt: Instant.nullable(),
  /** The administrators whom a member may ask while the business is shut (NEEDS_PAYMENT_METHOD, BLOCKED); else nobody. Our addition. */
  contacts: z.array(z.object({ firstName: z.string(), lastName: z.string(), email: Email })),
});
export type BusinessSummary = z.infer<typeof BusinessSummary>;

/** A period of a plan. */
const PlanBase = z.object({ type: z.string(), startAt: Instant, endAt: Instant.nullable() });

/** A business with its members and plan (specification, section 3). People's lists are there for administrators only. */
export const Business = z.object({
  id: Id,
  name: z.string(),
  email: Email,
  phone: z.string().nullable(),
  createdAt: Instant,
  gtcAcceptedAt: Instant.nullable(),
  dpaAcceptedAt: Instant.nullable(),
  billing: z.object({ paymentMethod: PaymentMethod, trialEndsAt: Instant.nullable() }),
  pricePlan: z.object({
    name: z.string(),
    current: z.object({ base: PlanBase }),
    next: z.object({ base: PlanBase }).nullable(),
  }),
  settings: z.object({
    supportContact: z.object({ email: Email.nullable(), phone: z.string().nullable() }),
  }),
  admins: z.array(BusinessMember).optional(),
  members: z.array(BusinessMember).optional(),
  invitedMembers: z.array(z.object({ id: Id, email: Email, invitedAt: Instant.nullable() })).optional(),
});
export type Business = z.infer<typeof Business>;
