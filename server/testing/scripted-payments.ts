import type {
  ChargeFacts,
  Discount,
  KnownPromotion,
  Order,
  Payments,
  SubscriptionFacts,
} from '../payments/payments.ts';
import { refuse } from '../http/refusal.ts';

/** What a test turns and looks at. */
export interface ScriptedPayments extends Payments {
  isAway: boolean;
  hasMeans: boolean;
  /** What comes of the next purchase. */
  outcome: Partial<SubscriptionFacts>;
  promotions: Map<string, Partial<KnownPromotion>>;
}

/** The period of everything that it sells. */
const [periodStart, periodEnd] = [new Date('2026-11-01T00:00:00.000Z'), new Date('2026-12-01T00:00:00.000Z')];

/** A provider in this process that says what a test wants: everything costs 16.00 a seat, and there is no tax. */
export function makeScriptedPayments(): ScriptedPayments {
  let facts: SubscriptionFacts | undefined;
  const demandPresence = () => {
    if (scripted.isAway) throw refuse('error.billing.unavailable');
  };
  const sell = (customerId: string, { lookupKey, seats, currency }: Order, purchase?: string): SubscriptionFacts => ({
    ...{ id: 'sub_1', customerId, purchase, status: 'active', lookupKey, seats, currency, periodStart, periodEnd },
    ...{ isEnding: false, discounts: [] as Discount[], clientSecret: null, errorCode: null },
    ...{ receiptUrl: 'https://pay.example/receipts/1', isChangeUnpaid: false },
    ...scripted.outcome,
  });
  const present = (): SubscriptionFacts =>
    facts ?? sell('cus_1', { lookupKey: 'team_monthly', seats: 5, currency: 'CHF' });
  const scripted: ScriptedPayments = {
    page: { publishableKey: 'pk_test_1', scriptUrl: 'https://js.stripe.com/endive/stripe.js', isLocal: false },
    ...{ isAway: false, hasMeans: true, outcome: {}, promotions: new Map() },
    async keepCustomer(_, customerId) {
      demandPresence();
      return customerId ?? 'cus_1';
    },
    async beginSetup() {
      demandPresence();
      return 'seti_1_secret_1';
    },
    async adoptMeans() {
      demandPresence();
      return scripted.hasMeans;
    },
    async readPrices(keys) {
      demandPresence();
      return new Map(keys.map((key) => [key, { CHF: 1600, EUR: 1500 }]));
    },
    async findPromotion(code) {
      demandPresence();
      const known = scripted.promotions.get(code);
      return known && { ...welcome, ...known };
    },
    async preview({ seats, currency }) {
      demandPresence();
      const total = 1600 * seats;
      const line = { kind: 'plan', subject: 'Team', seats, amount: total } as const;
      return {
        lines: [{ ...line, from: periodStart.toISOString(), to: periodEnd.toISOString() }],
        ...{ currency, subtotal: total, discount: 0, tax: 0, isReverseCharge: false },
        ...{ total, amountDue: total, credit: 0 },
        next: { at: periodEnd.toISOString(), amount: total },
      };
    },
    async subscribe(customerId, order, key) {
      demandPresence();
      return (facts = sell(customerId, order, key));
    },
    async change(_, order, key) {
      demandPresence();
      return (facts = sell('cus_1', order, key));
    },
    async renewWith(_, { lookupKey, seats, goesOn }) {
      demandPresence();
      const { isEnding } = present();
      return (facts = { ...present(), lookupKey, seats, isEnding: isEnding && !goesOn });
    },
    async setEnding(_, isEnding) {
      demandPresence();
      return (facts = { ...present(), isEnding });
    },
    async end() {
      demandPresence();
      facts = undefined;
    },
    async read() {
      demandPresence();
      return present();
    },
    async beginCharge({ id, amount }) {
      demandPresence();
      return chargeOf(id, amount + 130);
    },
    async readCharge(id) {
      demandPresence();
      return chargeOf(id, 1730);
    },
    async dropCharge(id) {
      demandPresence();
      return { ...chargeOf(id, 1730), status: 'dropped' };
    },
    async refundCharge(id) {
      demandPresence();
      return { ...chargeOf(id, 1730), status: 'paid', refunded: 1730 };
    },
    async listInvoices() {
      demandPresence();
      return [
        {
          ...{ id: 'in_1', number: 'S-0001', createdAt: periodStart.toISOString(), currency: 'CHF', total: 8000 },
          ...{ state: 'paid', pdfUrl: 'https://pay.example/in_1.pdf', paymentUrl: null },
        },
      ];
    },
    async openPortal() {
      demandPresence();
      return 'https://billing.stripe.com/p/session/1';
    },
    readNotice: () => Promise.resolve(undefined),
  };
  return scripted;
}

/** What is paid once, of which it says that it is open: 1.30 of tax. */
const chargeOf = (id: string, total: number): ChargeFacts => ({
  ...{ id, status: 'open', clientSecret: 'pi_1_secret_1', total, refunded: 0, receiptUrl: null, errorCode: null },
});

const welcome: KnownPromotion = {
  ...{ id: 'promo_1', code: 'WELCOME', percentOff: 20, amountOff: null, currency: null, amounts: {} },
  ...{ duration: 'once', months: null, expiresAt: null, isUsedUp: false, isForFirst: false },
  ...{ lookupKeys: undefined, customerId: undefined },
};
