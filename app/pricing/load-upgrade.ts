import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import { getReferralCode } from '@sigillum/api-contracts/pricing/get-referral-code.ts';
import { getSubscriptionUsage } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import { listPricePlans } from '@sigillum/api-contracts/pricing/list-price-plans.ts';
import { Currency, Cycle, type PlanChange, type PricePlans } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { mostSeats } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { expectUser } from '../access/session.ts';
import { environmentContext, localeContext, sessionContext } from '../context.ts';
import { orderCountries } from '../forms/country-order.ts';
import { load, type RouteCall } from '../http/api.ts';
import { languageTags, type Locale } from '../i18n/locales.ts';
import { chooseCurrency } from './choose-currency.ts';
import type { PurchaseViewProps } from './purchase-props.ts';
import { choosePlan, hasRoom } from './purchase.ts';

/** What is sold to whoever asks. */
export interface Sale extends Omit<PurchaseViewProps, 'head' | 'foot' | 'calls'> {
  /** Bought in the page; else there is somebody to ask. */
  isOnline: boolean;
  referralCode: string | null;
}

export interface UpgradeData {
  business: User['business'];
  /** Length of a trial; null where nothing is sold. */
  days: number | null;
  /** Null where nothing is sold, or not to whoever asks: members do not decide about plans. */
  sale: Sale | null;
  /** What follows the person's free plan. */
  planChange: PlanChange | null;
}

/** The loader of both addresses of this page. */
export async function loadUpgrade(route: RouteCall): Promise<UpgradeData> {
  const { id: buyer, business, attributes, planChange: change } = expectUser(route.context.get(sessionContext));
  const { trialDays: days, region } = route.context.get(environmentContext);
  const planChange = business ? null : change;
  if (days === null || business?.role === 'member') return { business, days, sale: null, planChange };
  const locale = route.context.get(localeContext);
  const [offer, own] = await Promise.all([
    load(route, listPricePlans, {}),
    business && loadBusiness(route, business.id),
  ]);
  const countries = orderCountries(languageTags[locale], region);
  const referralCode = own ? own.referralCode : (attributes.celloUcc ?? null);
  const sale = describeSale(offer, { own, locale, query: route.url.searchParams });
  return { business, days, sale: sale && { ...sale, buyer, countries, referralCode }, planChange };
}

interface OwnBusiness extends Pick<Business, 'address' | 'billing' | 'subscription'> {
  people: number;
  referralCode: string | null;
}

async function loadBusiness(route: RouteCall, id: string): Promise<OwnBusiness> {
  const [{ address, billing, subscription }, { seats }, { referralCode }] = await Promise.all([
    load(route, getOwnBusiness, {}),
    load(route, getSubscriptionUsage, { params: { id } }),
    load(route, getReferralCode, { params: { id } }),
  ]);
  return { address, billing, subscription, people: seats.used + seats.held, referralCode };
}

interface Buyer {
  own: OwnBusiness | null;
  locale: Locale;
  /** What a link has chosen: plan, cycle, seats, currency. */
  query: URLSearchParams;
}

/** What can be bought, with what stands there first. Undefined choices of a link become the usual ones. */
export function describeSale(
  { plans, billing, isProvisional, contact }: PricePlans,
  { own, locale, query }: Buyer,
): Omit<Sale, 'buyer' | 'countries' | 'referralCode'> | null {
  // One whose prices the provider does not know cannot be paid.
  const sold = plans.filter(({ kind, isOffered, prices }) => kind === 'paid' && isOffered && prices.length > 0);
  const people = own?.people ?? 1;
  const subscription = own?.subscription ?? undefined;
  const isRunning = subscription !== undefined && ['active', 'past_due'].includes(subscription.status);
  const paidCurrency = subscription?.currency;
  const inCurrency = Currency.options.filter((one) =>
    sold.some(({ prices }) => prices.some((price) => price.currency === one)),
  );
  const asked = inCurrency.find((one) => one === query.get('currency'));
  const currency = chooseCurrency(locale, inCurrency, paidCurrency ?? asked);
  const fitting = sold.filter((plan) => hasRoom(plan, people));
  const present = isRunning ? subscription.plan : undefined;
  const first =
    fitting.find(({ id }) => id === query.get('plan')) ?? fitting.find(({ id }) => id === present) ?? fitting[0];
  if (!first || currency === undefined) return null;
  const paid = own?.billing.paymentMethod;
  return {
    isOnline: billing === 'stripe' && paid !== 'MANUAL' && paid !== 'BLOCKED',
    isProvisional,
    plans: sold,
    contract: plans.find(({ kind, isOffered }) => kind === 'contract' && isOffered),
    contact,
    initial: choosePlan(
      {
        plan: first.id,
        cycle: Cycle.safeParse(query.get('cycle')).data ?? subscription?.cycle ?? 'yearly',
        currency,
        seats: subscription?.seats ?? readCount(query.get('seats')) ?? people,
        promoCode: query.get('promo')?.trim().toUpperCase() || null,
      },
      first,
      people,
      mostSeats,
    ),
    present,
    people,
    paidCurrency,
    isFounding: own === null,
    address: own ? (readAddress(own.billing) ?? own.address ?? null) : null,
    isPaymentKept: isRunning,
  };
}

const readCount = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** Where bills go already. */
export function readAddress({
  address1,
  address2 = '',
  postalCode,
  city,
  country,
  vat,
}: Business['billing']): Sale['address'] {
  return address1 !== undefined && postalCode !== undefined && city !== undefined && country !== undefined
    ? { address1, address2, postalCode, city, country, vat: vat ?? null }
    : null;
}
