import type { PricePlans } from './plan-schemas.ts';
import type { CustomExtras, SubscriptionUsage } from './schemas.ts';
import type {
  ChargePreview,
  Invoice,
  KeptBilling,
  PaymentSetup,
  Promotion,
  Purchase,
  PurchaseResult,
} from './subscription-schemas.ts';
import type { SubscriptionState } from './subscription-state.ts';

/** A business of two people in its first month. */
export const subscriptionUsageExample: SubscriptionUsage = {
  period: { start_at: '2026-11-21T08:37:13.000Z', end_at: '2026-12-21T08:37:13.000Z' },
  seats: { used: 2, held: 1, total: null },
  signatures: [
    { quality: 'SES', count: 41 },
    { quality: 'AES', count: 12 },
    { quality: 'QES', count: 3 },
  ],
  identifications: [{ quality: 'QES', count: 1 }],
  quotas: [
    { quality: 'AES', used: 12, limit: 15, state: 'near' },
    { quality: 'QES', used: 3, limit: 10, state: 'ok' },
  ],
};

/** What an operator sells by invoice, as it stands in an excerpt of the usual catalogue. */
export const pricePlansExample: PricePlans = {
  version: '2026-11',
  billing: 'manual',
  isProvisional: false,
  contact: { email: null, url: null },
  plans: [
    {
      id: 'team',
      name: 'Team',
      kind: 'paid',
      audience: 'business',
      isOffered: true,
      prices: [
        { cycle: 'monthly', currency: 'EUR', amount: 1500, lookupKey: 'team_monthly' },
        { cycle: 'monthly', currency: 'CHF', amount: 1600, lookupKey: 'team_monthly' },
        { cycle: 'yearly', currency: 'EUR', amount: 15000, lookupKey: 'team_yearly' },
        { cycle: 'yearly', currency: 'CHF', amount: 16000, lookupKey: 'team_yearly' },
      ],
      unitPrices: [
        { what: 'signature', quality: 'QES', currency: 'EUR', amount: 250 },
        { what: 'signature', quality: 'QES', currency: 'CHF', amount: 270 },
      ],
      seats: { least: 1, most: 25 },
      includes: {
        uploads: true,
        signatures: [
          { quality: 'AES', count: 20 },
          { quality: 'QES', count: 5 },
        ],
        features: ['members', 'groups'],
        licenses: {
          idents: {
            eidas: { payForMembers: true, payForInvitations: false },
            zertes: { payForMembers: true, payForInvitations: false },
          },
        },
      },
    },
  ],
};

/** Five seats of a plan by the month, before the bank was asked. */
export const chargePreviewExample: ChargePreview = {
  currency: 'CHF',
  lines: [
    {
      ...{ kind: 'plan', subject: 'Team', seats: 5, amount: 8000 },
      ...{ from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' },
    },
  ],
  ...{ subtotal: 8000, discount: 0, tax: 0, isReverseCharge: false, total: 8000, amountDue: 8000, credit: 0 },
  next: { at: '2026-12-01T00:00:00.000Z', amount: 8000 },
  timestamp: '2026-11-15T10:00:00.000Z',
};

/** What is bought by it. */
export const purchaseExample: Purchase = { plan: 'team', cycle: 'monthly', amountSeats: 5, currency: 'CHF' };

/** A purchase that was paid. */
export const purchaseResultExample: PurchaseResult = {
  ...{ state: 'ACTIVE', clientSecret: null, code: null, plan: 'team', cycle: 'monthly', amountSeats: 5 },
  ...{ currency: 'CHF', receiptUrl: 'https://pay.example/receipts/1' },
};

/** What opens the provider's fields. */
export const paymentSetupExample: PaymentSetup = {
  clientSecret: 'seti_1_secret_1',
  publishableKey: 'pk_test_1',
  scriptUrl: 'https://js.stripe.com/endive/stripe.js',
  isLocal: false,
};

/** A fifth off the first bill. */
export const promotionExample: Promotion = {
  ...{ promoCode: 'WELCOME', percentOff: 20, amountOff: null, currency: null },
  ...{ duration: 'once', months: null, expiresAt: null },
};

/** Where bills go, of a business without a VAT number. */
export const billingExample: KeptBilling = {
  ...{ address1: 'Bahnhofstrasse 1', address2: '', postalCode: '8001', city: 'Zürich', country: 'CH' },
  ...{ vat: 'CHE123456788', vatCheck: 'format' },
};

/** Five seats in their first period. */
export const subscriptionExample: SubscriptionState = {
  ...{ plan: 'team', cycle: 'monthly', currency: 'CHF', seats: 5, nextSeats: null, status: 'active', errorCode: null },
  ...{ periodStart: '2026-11-01T00:00:00.000Z', periodEnd: '2026-12-01T00:00:00.000Z', isEnding: false },
};

/** A bill that was paid. */
export const invoiceExample: Invoice = {
  ...{ id: 'in_1', number: 'S-0001', createdAt: '2026-11-01T00:00:00.000Z', currency: 'CHF', total: 8000 },
  ...{ state: 'paid', pdfUrl: 'https://pay.example/in_1.pdf', paymentUrl: null },
};

/** The extras of the same business. */
export const customExtrasExample: CustomExtras = {
  period: subscriptionUsageExample.period,
  extras: [
    {
      kind: 'identifications',
      used: 1,
      is_included: true,
      prices: [{ what: 'identification', quality: 'QES', currency: 'CHF', amount: 1600 }],
    },
    { kind: 'sms', used: 12, is_included: true, prices: [] },
    { kind: 'seals', used: 1, is_included: true, prices: [] },
  ],
};
