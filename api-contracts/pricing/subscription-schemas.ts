import * as z from 'zod';
import { BusinessAddress } from '../business/schemas.ts';
import { Instant } from '../schemas.ts';
import { line } from '../text.ts';
import { Currency, Cycle, MinorUnits } from './plan-schemas.ts';

/** Most seats that can be asked for; what a plan sells may be fewer. */
export const mostSeats = 10_000;
export const SeatCount = z.int().min(1).max(mostSeats);

/** A code as somebody typed it: surrounding spaces go, letters count as capitals. An empty one is none. */
export const PromoCode = line(100).overwrite((text) => text.toUpperCase());

/** ISO 3166-1, two letters. */
export const Country = z.string().regex(/^[A-Z]{2}$/, { message: 'country' });

/** A number as it is written, with the country's letters in front; spaces, full stops and hyphens between are fine. */
export const VatNumber = line(40).overwrite((text) => text.toUpperCase());

/** What is bought (specification, section 7). `promoCode` and `referralCode` may be left out or be null. */
export const Purchase = z.strictObject({
  promoCode: PromoCode.nullish(),
  plan: z.string().min(1).max(64),
  cycle: Cycle,
  amountSeats: SeatCount,
  currency: Currency,
  /** Of whoever recommended this service. */
  referralCode: line(200).nullish(),
  /** Where the bill goes, on which the tax depends: for a first look, before the address is kept. Our addition. */
  country: Country.optional(),
});
export type Purchase = z.infer<typeof Purchase>;

/** One line of a bill. `seats` and the period are null where they say nothing, as of a tax. */
export const ChargeLine = z.object({
  kind: z.enum(['plan', 'proration', 'credit', 'discount', 'tax']),
  /** The plan, the code or the tax rate in per cent. */
  subject: z.string().nullable(),
  seats: z.int().nullable(),
  from: Instant.nullable(),
  to: Instant.nullable(),
  amount: MinorUnits,
});
export type ChargeLine = z.infer<typeof ChargeLine>;

/** What an act costs, as the payment provider will charge it. Every amount in whole cents. */
export const ChargePreview = z.object({
  currency: Currency,
  lines: z.array(ChargeLine),
  subtotal: MinorUnits,
  discount: MinorUnits,
  tax: MinorUnits,
  /** Nobody adds a tax: the buyer owes it (reverse charge). */
  isReverseCharge: z.boolean(),
  total: MinorUnits,
  /** Charged now, after what is to the buyer's credit. */
  amountDue: MinorUnits,
  /** What is left to the buyer's credit then: the next bills take from it. */
  credit: MinorUnits.default(0),
  /** The next regular charge with its tax; null where none follows. */
  next: z.object({ at: Instant, amount: MinorUnits }).nullable(),
  /** The moment that was calculated for: whoever buys seats sends it along. */
  timestamp: Instant,
});
export type ChargePreview = z.infer<typeof ChargePreview>;

/** What a page needs to ask for a means of payment. */
export const PaymentSetup = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  /** The provider's own script; its fields never come from us. */
  scriptUrl: z.string(),
  /** A stand-in on a test system: no money moves. */
  isLocal: z.boolean(),
});
export type PaymentSetup = z.infer<typeof PaymentSetup>;

/**
 * What came of a purchase. ACTIVE: paid. ACTION_NEEDED: the bank asks for a confirmation (`clientSecret`), and nothing is bought before.
 * DECLINED: the means of payment was refused (`code`), and nothing is bought.
 */
export const PurchaseResult = z.object({
  state: z.enum(['ACTIVE', 'ACTION_NEEDED', 'DECLINED']),
  clientSecret: z.string().nullable(),
  /** The bank's word for it, e.g. insufficient_funds. */
  code: z.string().nullable(),
  plan: z.string(),
  cycle: Cycle,
  amountSeats: z.int(),
  currency: Currency,
  /** Of the bill, where there is one. */
  receiptUrl: z.string().nullable(),
});
export type PurchaseResult = z.infer<typeof PurchaseResult>;

/** A code that a plan can be bought with. */
export const Promotion = z.object({
  promoCode: z.string(),
  /** One of the two is null. */
  percentOff: z.number().nullable(),
  amountOff: MinorUnits.nullable(),
  currency: Currency.nullable(),
  /** once, forever, or for some months. */
  duration: z.enum(['once', 'repeating', 'forever']),
  months: z.int().nullable(),
  expiresAt: Instant.nullable(),
});
export type Promotion = z.infer<typeof Promotion>;

/** Where bills go. */
export const BillingAddress = BusinessAddress.extend({ vat: VatNumber.nullish() });
export type BillingAddress = z.infer<typeof BillingAddress>;

/** `valid` and `invalid` by the register; `format`: nobody could be asked, but it looks right; null without a number. */
export const VatCheck = z.enum(['valid', 'format', 'pending']).nullable();
export const KeptBilling = BusinessAddress.extend({ vat: z.string().nullable(), vatCheck: VatCheck });
export type KeptBilling = z.infer<typeof KeptBilling>;

/** A bill to download. */
export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: Instant,
  currency: Currency,
  total: MinorUnits,
  state: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  pdfUrl: z.string().nullable(),
  /** Where an open one is paid. */
  paymentUrl: z.string().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;
