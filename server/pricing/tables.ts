import type { Currency, Cycle } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { KeptBilling } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { Defaulted, DefaultedJson, Instant, Optional, OptionalJson } from '../database/columns.ts';
import type { Discount, Order } from '../payments/payments.ts';

/** A purchase whose answer has not come yet. The provider keeps the key: the same one never charges twice. */
export interface PendingPurchase {
  key: string;
  /** What is bought, so that a repetition is known as one. */
  wish: string;
  at: string;
  /** The code that is redeemed by it. */
  promotion?: Order['promotion'];
}

/** The business that is founded once a person's purchase is paid. */
export interface Founding {
  name: string;
  billing: KeptBilling;
  hasDpa: boolean;
}

/** A customer at the payment provider, and the subscription as it was fetched last; it has none until a purchase was begun. */
interface SubscriptionTable {
  id: string;
  /** Whose it is: a business, or a person who has none yet. */
  business_id: Optional<string>;
  user_id: Optional<string>;
  customer_id: string;
  subscription_id: Optional<string>;
  plan: Optional<string>;
  cycle: Optional<Cycle>;
  currency: Optional<Currency>;
  /** Paid for in the present period. */
  seats: Optional<number>;
  /** From the next period on, where it is another number. */
  next_seats: Optional<number>;
  /** The provider's word. */
  status: Optional<string>;
  /** Why the last payment failed, in the bank's word. */
  error_code: Optional<string>;
  period_start: Optional<Date>;
  period_end: Optional<Date>;
  is_ending: Defaulted<boolean>;
  discounts: DefaultedJson<Discount[]>;
  pending: OptionalJson<PendingPurchase>;
  founding: OptionalJson<Founding>;
  /** When something was bought or given up last. */
  changed_at: Optional<Date>;
  created_at: Instant;
}

/** What the provider has told, each once. */
interface PaymentNoticeTable {
  event_id: string;
  received_at: Instant;
}

export interface PricingTables {
  subscriptions: SubscriptionTable;
  payment_notices: PaymentNoticeTable;
}
