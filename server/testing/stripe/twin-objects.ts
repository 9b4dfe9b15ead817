/** The objects that the stand-in keeps, as far as anything here reads them; times in Unix seconds, money in the smallest unit. */

interface Thing<Kind extends string> {
  id: string;
  object: Kind;
  created: number;
  metadata: Record<string, string>;
}

export interface TwinCustomer extends Thing<'customer'> {
  name: string;
  email: string;
  address: { country?: string } | null;
  /** What is to the customer's credit, as a negative number. */
  balance: number;
  currency: string | null;
  invoice_settings: { default_payment_method: string | null };
}

export interface TwinTaxId extends Thing<'tax_id'> {
  customer: string;
  type: string;
  value: string;
  country: string;
}

export interface TwinPaymentMethod extends Thing<'payment_method'> {
  customer: string | null;
  type: 'card';
  card: { brand: string; last4: string };
  /** What becomes of a charge; a test turns it. */
  behaviour: CardBehaviour;
  /** The bank asks on a page of its own. */
  isOnOwnPage?: boolean;
}

/** good; a bank that asks each time; or the word with which charges are declined. */
export type CardBehaviour = 'good' | 'asks' | 'insufficient_funds' | 'generic_decline' | 'expired_card';

export interface TwinSetupIntent extends Thing<'setup_intent'> {
  customer: string;
  client_secret: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  payment_method: string | null;
}

export interface TwinPrice extends Thing<'price'> {
  product: string;
  lookup_key: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  currency_options: Record<string, { unit_amount: number }>;
  recurring: { interval: 'month' | 'year'; interval_count: 1 };
}

export interface TwinCoupon extends Thing<'coupon'> {
  percent_off: number | null;
  amount_off: number | null;
  currency: string | null;
  currency_options: Record<string, { amount_off: number }>;
  duration: 'once' | 'repeating' | 'forever';
  duration_in_months: number | null;
  redeem_by: number | null;
  valid: boolean;
  applies_to?: { products: string[] };
}

export interface TwinPromotionCode extends Thing<'promotion_code'> {
  code: string;
  active: boolean;
  customer: string | null;
  expires_at: number | null;
  max_redemptions: number | null;
  times_redeemed: number;
  promotion: { type: 'coupon'; coupon: string };
  restrictions: { first_time_transaction: boolean };
}

export interface TwinDiscount {
  id: string;
  object: 'discount';
  promotion_code: string | null;
  source: { type: 'coupon'; coupon: string };
  start: number;
  end: number | null;
}

export interface TwinItem {
  id: string;
  object: 'subscription_item';
  price: TwinPrice;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
}

export interface TwinSubscription extends Thing<'subscription'> {
  customer: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  currency: string;
  billing_cycle_anchor: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  discounts: TwinDiscount[];
  items: { object: 'list'; has_more: false; data: [TwinItem] };
  latest_invoice: string | null;
  pending_update: { price: string; quantity: number; expires_at: number } | null;
}

export interface TwinLine {
  id: string;
  object: 'line_item';
  amount: number;
  quantity: number;
  description: string;
  period: { start: number; end: number };
  parent: { type: string; subscription_item_details: { proration: boolean; subscription_item: string } };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
}

export interface TwinInvoice extends Thing<'invoice'> {
  customer: string | null;
  number: string;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  currency: string;
  billing_reason: string;
  lines: { object: 'list'; has_more: false; data: TwinLine[] };
  subtotal: number;
  total_discount_amounts: { amount: number }[];
  total_taxes: { amount: number; taxable_amount: number; tax_behavior: 'exclusive'; taxability_reason: string }[];
  total: number;
  starting_balance: number;
  amount_due: number;
  subscription: string | null;
  payment_intent: string | null;
  attempt_count: number;
  next_payment_attempt: number | null;
  hosted_invoice_url: string;
  invoice_pdf: string;
}

export interface TwinPaymentIntent extends Thing<'payment_intent'> {
  customer: string | null;
  amount: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  /** Null where it is paid once, without a bill. */
  invoice: string | null;
  latest_charge: string | null;
  last_payment_error: { code: string; decline_code?: string } | null;
}

export interface TwinCharge extends Thing<'charge'> {
  amount: number;
  amount_refunded: number;
  currency: string;
  payment_intent: string;
}

export interface TwinRefund extends Thing<'refund'> {
  amount: number;
  charge: string;
}

export interface TwinCalculation extends Thing<'tax.calculation'> {
  currency: string;
  amount_total: number;
  tax_amount_exclusive: number;
}

export interface TwinEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  data: { object: object };
}

export type TwinThing =
  | TwinCustomer
  | TwinTaxId
  | TwinPaymentMethod
  | TwinSetupIntent
  | TwinPrice
  | TwinCoupon
  | TwinPromotionCode
  | TwinSubscription
  | TwinInvoice
  | TwinPaymentIntent
  | TwinCharge
  | TwinRefund
  | TwinCalculation;
