import type { Currency, PricePlan, SalesContact } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type {
  BillingAddress,
  ChargePreview,
  PaymentSetup,
} from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { Country } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { OpenPaymentFields } from './payment/payment-fields.ts';
import type { PurchaseChoice } from './purchase.ts';
import type { PurchaseCalls } from './use-buy.ts';

/** A choice that is complete. */
export interface Order extends PurchaseChoice {
  seats: number;
  /** Where the bill goes, once that is known. */
  country?: string;
}

export interface PurchaseViewProps {
  /** Whoever buys: what was typed is nobody else's. */
  buyer: string;
  /** What the page says first: how the business stands. */
  head: ReactNode;
  /** What it says last, until it is paid: what else could be done. */
  foot?: ReactNode;
  /** The provider could not be asked what plans cost. */
  isProvisional: boolean;
  /** Those that are sold, in their order. */
  plans: readonly PricePlan[];
  /** That which is agreed on by contract, and whom to ask for it. */
  contract: PricePlan | undefined;
  contact: SalesContact;
  initial: PurchaseChoice;
  /** The plan that the business has. */
  present: string | undefined;
  /** How many people need a seat. */
  people: number;
  /** That in which the business has paid before: it stays. */
  paidCurrency: Currency | undefined;
  /** A person without a business: its name is asked for, and the terms. */
  isFounding: boolean;
  address: z.input<typeof BillingAddress> | null;
  countries: readonly Country[];
  /** The means of payment on file is charged. */
  isPaymentKept: boolean;
  calls: {
    preview: (order: Order, signal: AbortSignal) => Promise<ChargePreview>;
    /** Throws what is wrong with a code for what is chosen. */
    judgeCode: (code: string, order: Order) => Promise<unknown>;
    start: (country: string) => Promise<PaymentSetup>;
    purchase: (order: Order) => Omit<PurchaseCalls, 'note'>;
    open: OpenPaymentFields;
    returnUrl: () => string;
  };
}
