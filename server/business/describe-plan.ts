import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { findPlan, type PriceCatalogue } from '../rules/price-catalogue.ts';
import { writeInstant } from '../http/write-instant.ts';
import type { BusinessRow } from './business-repository.ts';

type SubscriptionRow = Selectable<Database['subscriptions']>;
/** What a business has bought, as the payment provider says; without a period nothing was bought yet. */
export type Bought = Pick<
  SubscriptionRow,
  'plan' | 'status' | 'is_ending' | 'period_start' | 'period_end' | 'discounts'
>;

/** Statuses after which a subscription never comes back. */
const endedStatuses = ['canceled', 'incomplete_expired'];
const canceled = 'CANCELED';

/** The identifications that nobody pays. */
const noLicense = { payForMembers: false, payForInvitations: false };
const nothingPaid = { idents: { eidas: noLicense, zertes: noLicense } };

/** The plan of a business as its contract shows it (specification, sections 3 and 4): CANCELED now has ended, CANCELED next is going to. */
export function describePlan(
  business: Pick<BusinessRow, 'plan' | 'created_at' | 'trial_ends_at'>,
  bought: Bought | undefined,
  catalogue: PriceCatalogue,
): Business['pricePlan'] {
  const type = business.plan.toUpperCase();
  const common = {
    name: business.plan,
    licenses: findPlan(catalogue, business.plan)?.includes.licenses ?? nothingPaid,
    discounts: bought?.discounts ?? [],
  };
  if (!bought?.period_start || !bought.period_end) {
    const [startAt, endAt] = [business.created_at.toISOString(), writeInstant(business.trial_ends_at)];
    return { ...common, current: { base: { type, startAt, endAt } }, next: null };
  }
  const [startAt, endAt] = [bought.period_start.toISOString(), bought.period_end.toISOString()];
  if (endedStatuses.includes(bought.status ?? ''))
    return { ...common, current: { base: { type: canceled, startAt: endAt, endAt: null } }, next: null };
  return {
    ...common,
    current: { base: { type, startAt, endAt } },
    next: { base: { type: bought.is_ending ? canceled : type, startAt: endAt, endAt: null } },
  };
}
