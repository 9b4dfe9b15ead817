import * as z from 'zod';
import { Currency, MinorUnits } from '../pricing/plan-schemas.ts';
import { PaymentSetup } from '../pricing/subscription-schemas.ts';
import { Id, Instant, Legislation } from '../schemas.ts';

/** The kinds of ways that cost something. */
export const PaidKind = z.enum(['video', 'robo', 'autoident']);

/** What an identification costs whoever pays it alone, without VAT. */
export const IdentPrice = z.object({ currency: Currency, amount: MinorUnits.min(0) });
export type IdentPrice = z.infer<typeof IdentPrice>;

/**
 * How a payment stands. open: begun, nothing is charged that is known of. paid: charged, for an identification that is still to take place.
 * used: it has taken place, or was refused after a check. refunding: it never will, and the money is on its way back. refunded: it is back.
 * dropped: another one has taken its place before anything was charged.
 */
export const IdentPaymentState = z.enum(['open', 'paid', 'used', 'refunding', 'refunded', 'dropped']);
export type IdentPaymentState = z.infer<typeof IdentPaymentState>;

/** A payment of one identification by its person. Amounts are what is charged: `amount` without VAT and `tax` are `total`. */
export const IdentPayment = z.object({
  id: Id,
  state: IdentPaymentState,
  legislation: Legislation,
  kind: PaidKind,
  currency: Currency,
  amount: MinorUnits,
  tax: MinorUnits,
  total: MinorUnits,
  /** At the payment provider; null until it is paid. */
  receipt_url: z.string().nullable(),
  /** Why the bank refused the last try, in its word. */
  error_code: z.string().nullable(),
  paid_at: Instant.nullable(),
  refunded_at: Instant.nullable(),
});
export type IdentPayment = z.infer<typeof IdentPayment>;

/** Whether an identification is paid for, what it would cost, and how the caller's own payment stands. */
export const IdentCoverage = z.object({
  covered: z.boolean(),
  prices: z.array(IdentPrice),
  payment: IdentPayment.nullable(),
});
export type IdentCoverage = z.infer<typeof IdentCoverage>;

/** A payment that was begun, and what the page needs for the provider's fields. */
export const IdentPaymentStart = z.object({ payment: IdentPayment, setup: PaymentSetup });
export type IdentPaymentStart = z.infer<typeof IdentPaymentStart>;
