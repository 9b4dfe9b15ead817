import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import type { Config } from '../config.ts';
import { listFeatures } from '../rules/list-features.ts';
import { findPlanOf } from '../rules/price-catalogue.ts';
import { writeInstant } from '../http/write-instant.ts';
import type { BusinessRow } from './business-repository.ts';
import type { BoughtRow } from './describe-subscription.ts';

/** What a business has bought, as the payment provider says. */
export type Bought = Pick<BoughtRow, 'plan' | 'status' | 'is_ending' | 'period_start' | 'period_end' | 'discounts'>;

/** Statuses in which a plan is taken (server/pricing/apply-facts.ts). */
const endedStatuses = ['canceled', 'unpaid', 'paused'];
const canceled = 'CANCELED';

/** The identifications that nobody pays. */
const noLicense = { payForMembers: false, payForInvitations: false };
const nothingPaid = { idents: { eidas: noLicense, zertes: noLicense } };

/** The plan of a business as its contract shows it (specification, sections 3 and 4): CANCELED now has ended, CANCELED next is going to. */
export function describePlan(
  business: Pick<BusinessRow, 'plan' | 'created_at' | 'trial_ends_at'>,
  bought: Bought | undefined,
  config: Pick<Config, 'billing' | 'priceCatalogue'>,
): Business['pricePlan'] {
  const type = business.plan.toUpperCase();
  const common = {
    name: business.plan,
    licenses: findPlanOf(config.priceCatalogue, business.plan)?.includes.licenses ?? nothingPaid,
    features: [...listFeatures(config, business.plan)],
    discounts: bought?.discounts ?? [],
  };
  if (!bought || bought.status === 'incomplete_expired') {
    const [startAt, endAt] = [business.created_at.toISOString(), writeInstant(business.trial_ends_at)];
    return { ...common, current: { base: { type, startAt, endAt } }, next: null };
  }
  const [startAt, endAt] = [bought.period_start.toISOString(), bought.period_end.toISOString()];
  if (endedStatuses.includes(bought.status))
    return { ...common, current: { base: { type: canceled, startAt: endAt, endAt: null } }, next: null };
  return {
    ...common,
    current: { base: { type, startAt, endAt } },
    next: { base: { type: bought.is_ending ? canceled : type, startAt: endAt, endAt: null } },
  };
}
