import { billingExample, pricePlansExample } from '@sigillum/api-contracts/pricing/examples.ts';
import type { PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { ChargePreview, PurchaseResult } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { listCountries } from '@sigillum/design-system';
import type { PurchaseViewProps } from '@sigillum/app/pricing/purchase-props.ts';
import type { Sale } from '@sigillum/app/pricing/load-upgrade.ts';
import type { BankStage } from '@sigillum/app/pricing/payment/bank-visit.ts';
import type { OpenPaymentFields } from '@sigillum/app/pricing/payment/payment-fields.ts';

const team = pricePlansExample.plans[0]!;
const sell = (id: string, name: string, monthly: number, changes: Partial<PricePlan>): PricePlan => ({
  ...team,
  id,
  name,
  prices: (['EUR', 'CHF'] as const).flatMap((currency) => [
    { cycle: 'monthly', currency, amount: monthly, lookupKey: `${id}_monthly` },
    { cycle: 'yearly', currency, amount: monthly * 10, lookupKey: `${id}_yearly` },
  ]),
  ...changes,
});
const include = (ses: number | null, aes: number, qes: number, features: PricePlan['includes']['features']) => ({
  ...team.includes,
  signatures: [
    { quality: 'SES', count: ses },
    { quality: 'AES', count: aes },
    { quality: 'QES', count: qes },
  ] satisfies PricePlan['includes']['signatures'],
  features,
});

/** What is sold, as it stands in the usual catalogue. */
export const plansSample: readonly PricePlan[] = [
  sell('individual', 'Individual', 1100, { seats: { least: 1, most: 1 }, includes: include(50, 10, 3, []) }),
  sell('team', 'Team', 1600, { includes: include(null, 20, 5, ['members', 'groups']) }),
  sell('pro', 'Pro', 2600, {
    seats: { least: 1, most: 100 },
    includes: include(null, 50, 15, ['members', 'groups', 'seals', 'branding', 'aes4biz']),
  }),
  sell('scale', 'Scale', 3900, {
    seats: { least: 5, most: 1000 },
    includes: include(null, 500, 30, ['members', 'groups', 'seals', 'api', 'branding', 'part11', 'aes4biz']),
  }),
];
export const contractSample: PricePlan = {
  ...team,
  id: 'enterprise',
  name: 'Enterprise',
  kind: 'contract',
  prices: [],
};

const period = { from: '2026-11-23T08:00:00.000Z', to: '2027-11-23T08:00:00.000Z' };

/** What a plan costs, with VAT and what a code takes off. */
export function calculate({
  plan,
  seats,
  currency,
  promoCode,
  country,
}: Parameters<PurchaseViewProps['calls']['preview']>[0]): ChargePreview {
  const price = plansSample.find(({ id }) => id === plan)!.prices.find((one) => one.cycle === 'yearly')!;
  const subtotal = price.amount * seats;
  const discount = promoCode === null ? 0 : Math.round(subtotal / 5);
  const isReverseCharge = country === 'AT';
  const tax = isReverseCharge ? 0 : Math.round((subtotal - discount) * 0.081);
  const total = subtotal - discount + tax;
  const none = { seats: null, from: null, to: null };
  return {
    currency,
    lines: [
      { kind: 'plan', subject: plan, seats, ...period, amount: subtotal },
      ...(discount ? [{ kind: 'discount' as const, subject: promoCode, ...none, amount: -discount }] : []),
      ...(tax ? [{ kind: 'tax' as const, subject: '8.1', ...none, amount: tax }] : []),
    ],
    ...{ subtotal, discount, tax, isReverseCharge, total, amountDue: total, credit: 0 },
    next: { at: period.to, amount: Math.round(subtotal * 1.081) },
    timestamp: period.from,
  };
}

export const paidSample: PurchaseResult = {
  state: 'ACTIVE',
  clientSecret: null,
  code: null,
  plan: 'team',
  cycle: 'yearly',
  amountSeats: 3,
  currency: 'CHF',
  receiptUrl: 'https://pay.example/receipts/1',
};

/** Fields as a provider would draw them, without a provider. */
/** The address as the provider leaves it after a bank's own page. */
export function arriveFromBank(stage: BankStage, status: 'succeeded' | 'failed'): void {
  const url = new URL(window.location.href);
  url.searchParams.set(`${stage}_intent`, 'pi_1');
  url.searchParams.set(`${stage}_intent_client_secret`, 'pi_1_secret_1');
  url.searchParams.set('redirect_status', status);
  window.history.replaceState(window.history.state, '', url);
}

export const openFields: OpenPaymentFields = (_setup, host) => {
  host.textContent = '4242 4242 4242 4242 · 12/29 · 123';
  return Promise.resolve({
    confirmSetup: () => Promise.resolve({ isDone: true }),
    confirmPayment: () => Promise.resolve({ isDone: true }),
    pay: () => Promise.resolve({ isDone: true }),
    close: () => host.replaceChildren(),
  });
};

const { vat, vatCheck: _, ...address } = billingExample;
/** A business of two people that has paid nothing yet. */
export const purchaseSample: Omit<PurchaseViewProps, 'head'> = {
  buyer: '0197f5a0-0000-7000-8000-000000000001',
  isProvisional: false,
  plans: plansSample,
  contract: contractSample,
  contact: { email: 'sales@sigillum.example.ch', url: null },
  initial: { plan: 'team', cycle: 'yearly', currency: 'CHF', seats: 3, promoCode: null },
  present: undefined,
  people: 2,
  paidCurrency: undefined,
  isFounding: false,
  address: { ...address, vat },
  countries: listCountries('en-GB', ['CH', 'DE', 'FR', 'AT']),
  isPaymentKept: false,
  calls: {
    preview: (order) => Promise.resolve(calculate(order)),
    judgeCode: () => Promise.resolve(),
    start: () =>
      Promise.resolve({
        clientSecret: 'seti_1_secret_1',
        publishableKey: 'pk_test_1',
        scriptUrl: 'about:blank',
        isLocal: true,
      }),
    open: openFields,
    returnUrl: () => 'https://sigillum.example.ch/business/upgrade',
    purchase: () => ({
      keepBill: () => Promise.resolve(),
      buy: () => Promise.resolve(paidSample),
      confirm: () => Promise.resolve({ isDone: true }),
      look: () => Promise.resolve(paidSample),
    }),
  },
};

const { calls: _calls, ...offer } = purchaseSample;
/** The same where plans are agreed on by hand. */
export const saleSample: Sale = { ...offer, isOnline: false, referralCode: null };
