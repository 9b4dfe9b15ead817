import type { Currency } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { ChargePreview, Invoice } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';

/** Whom the provider sends bills to. */
export interface Customer {
  /** Ours: the same one makes no second customer. */
  id: string;
  name: string;
  email: string;
  language: string;
  country: string;
  address?: { address1: string; address2: string; postalCode: string; city: string } | undefined;
  vat?: string | null | undefined;
  /** The code of whoever recommended this service, and the buyer, for the programme that pays for it. */
  referral?: { code: string; userId: string } | undefined;
}

/** What is bought: so many seats at a price. */
export interface Order {
  lookupKey: string;
  seats: number;
  currency: Currency;
  /** A code, by the provider's name of its promise. */
  promotion?: Pick<KnownPromotion, 'id' | 'code' | 'percentOff'> | undefined;
}

/** What there is from the next period on. */
export interface Renewal extends Pick<Order, 'lookupKey' | 'seats'> {
  /** Takes a cancellation back, too. */
  goesOn?: boolean;
}

/** What stands of a subscription already, and the moment up to which it is reckoned. */
export interface Present {
  subscriptionId: string;
  at: Date;
}

/** A code that takes something off. */
export interface Discount {
  promoCode: string;
  type: 'percent' | 'amount';
  status: 'ACTIVE' | 'USED_UP';
  expiresAt: string | null;
}

/** A code as the provider knows it. */
export interface KnownPromotion {
  id: string;
  code: string;
  percentOff: number | null;
  amountOff: number | null;
  currency: Currency | null;
  /** What else takes amounts off in which currency. */
  amounts: Partial<Record<Currency, number>>;
  duration: 'once' | 'repeating' | 'forever';
  months: number | null;
  expiresAt: Date | null;
  /** Nobody may use it any more: redeemed as often as it may be, or switched off. */
  isUsedUp: boolean;
  /** For first purchases alone. */
  isForFirst: boolean;
  /** Prices that it holds for, by lookup key; all of them where it says nothing. */
  lookupKeys: readonly string[] | undefined;
  /** For this customer alone. */
  customerId: string | undefined;
}

/** What one seat costs at the provider, by lookup key and currency, in whole cents; what it does not know is left out. */
export type KnownPrices = ReadonlyMap<string, Partial<Record<Currency, number>>>;

/** A subscription as it stands at the provider. */
export interface SubscriptionFacts {
  id: string;
  customerId: string;
  /** The key of the purchase that made it. */
  purchase: string | undefined;
  status: string;
  lookupKey: string;
  seats: number;
  currency: Currency;
  periodStart: Date;
  periodEnd: Date;
  isEnding: boolean;
  discounts: Discount[];
  /** A payment that waits for the buyer's confirmation. */
  clientSecret: string | null;
  /** Why the last payment failed. */
  errorCode: string | null;
  receiptUrl: string | null;
  /** A change that is not paid, so it does not hold. */
  isChangeUnpaid: boolean;
}

/** Something that is paid once, without VAT: whole cents. */
export interface SingleOrder {
  /** Ours: the same one charges once, however often it is asked for. */
  id: string;
  amount: number;
  currency: Currency;
  /** The tax is that of this country. */
  country: string;
  /** Where the receipt goes. */
  email: string;
  /** On the receipt. */
  description: string;
}

/** A single charge as it stands at the provider. */
export interface ChargeFacts {
  id: string;
  /** open: it can be paid, or is being paid. */
  status: 'open' | 'paid' | 'dropped';
  clientSecret: string;
  total: number;
  /** What has gone back. */
  refunded: number;
  receiptUrl: string | null;
  /** Why the last try failed, in the bank's word. */
  errorCode: string | null;
}

/** What pages load to show the provider's fields. */
export interface PaymentPage {
  publishableKey: string;
  scriptUrl: string;
  isLocal: boolean;
}

/** Whom or what something was told of. */
export interface Notice {
  eventId: string;
  customerId: string | undefined;
  /** Our own id of a single order. */
  orderId: string | undefined;
}

/**
 * Sells subscriptions, and what is paid once. Every changing call takes a key: called again with it, it answers as the first time and charges nothing more.
 * Throws the refusal `error.billing.unavailable` where the provider does not answer; then nobody knows whether it was done.
 */
export interface Payments {
  readonly page: PaymentPage;
  /** Makes the customer, or brings it up to date. Answers the provider's name of it. */
  keepCustomer(customer: Customer, customerId: string | undefined): Promise<string>;
  /** Begins to take a means of payment; answers the secret for the page. */
  beginSetup(customerId: string, key: string): Promise<string>;
  /** Takes the means of payment that was confirmed last for all that follows; false where there is none. */
  adoptMeans(customerId: string): Promise<boolean>;
  /** What is charged for what; a few minutes old at most, a day where the provider is away. */
  readPrices(lookupKeys: readonly string[]): Promise<KnownPrices>;
  findPromotion(code: string): Promise<KnownPromotion | undefined>;
  /** What an order costs: of a customer, of nobody yet from a country, or as a change of what is present. */
  preview(
    order: Order,
    buyer: { customerId?: string | undefined; country?: string | undefined; present?: Present | undefined },
  ): Promise<Omit<ChargePreview, 'timestamp'>>;
  subscribe(customerId: string, order: Order, key: string): Promise<SubscriptionFacts>;
  /** Changes price or seats at once, prorated to the second, if it is paid; one that ends goes on then. */
  change(present: Present, order: Order, key: string): Promise<SubscriptionFacts>;
  /** This price and so many seats from the next period on; nothing is charged or given back. */
  renewWith(subscriptionId: string, order: Renewal, key: string): Promise<SubscriptionFacts>;
  setEnding(subscriptionId: string, isEnding: boolean, key: string): Promise<SubscriptionFacts>;
  /** Ends it now, without money back. */
  end(subscriptionId: string, key: string): Promise<void>;
  /** The newest subscription of a customer that counts. */
  read(customerId: string): Promise<SubscriptionFacts | undefined>;
  /** Begins a single charge, with its tax; the page confirms it. Again with the same order it answers the same charge. */
  beginCharge(order: SingleOrder): Promise<ChargeFacts>;
  readCharge(chargeId: string): Promise<ChargeFacts>;
  /** Takes a charge back that nobody has paid; one that is paid, or being paid, stays as it is. */
  dropCharge(chargeId: string): Promise<ChargeFacts>;
  /** Gives all of it back, once: asks first whether that was done. */
  refundCharge(chargeId: string): Promise<ChargeFacts>;
  listInvoices(customerId: string): Promise<Invoice[]>;
  openPortal(customerId: string, options: { returnUrl: string; language: string }): Promise<string>;
  /** What was told, if it is the provider who tells it; undefined: nobody knows who sent it. */
  readNotice(headers: Headers, body: string): Promise<Notice | undefined>;
}
