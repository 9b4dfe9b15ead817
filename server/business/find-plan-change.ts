import type { PlanChange, Successor } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Kysely } from 'kysely';
import type { StoredAttributes } from '../accounts/preferences.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { findSuccessor } from '../rules/find-successor.ts';
import type { Membership } from './business-repository.ts';
import { findBought, type BoughtRow } from './describe-subscription.ts';

/**
 * What follows the plan that a business has bought: told in the last period before, since no bill before the first moment has its price.
 * One that is agreed on by hand is changed by hand.
 */
export function findOffer(
  successor: Successor | undefined,
  bought: Pick<BoughtRow, 'status' | 'period_end'> | undefined,
): Successor | undefined {
  if (!successor || bought?.status !== 'active') return undefined;
  return bought.period_end >= new Date(successor.startsAt) ? successor : undefined;
}

/** What follows the plan of a person, or of the business that the person administers, as long as it was not taken. */
export async function findPlanChange(
  { db, config: { priceCatalogue } }: { db: Kysely<Database>; config: Pick<Config, 'priceCatalogue'> },
  membership: Membership | undefined,
  { freeAccountType }: Pick<StoredAttributes, 'freeAccountType'>,
  now: Date,
): Promise<PlanChange | null> {
  if (!membership) {
    const next = findSuccessor(priceCatalogue, freeAccountType);
    return next ? { plan: next.plan, startsAt: new Date(next.startsAt) <= now ? null : next.startsAt } : null;
  }
  const successor = membership.role === 'admin' ? findSuccessor(priceCatalogue, membership.plan) : undefined;
  if (!successor || membership.payment_method !== 'STRIPE') return null;
  const bought = await findBought(db, membership.business_id);
  const offer = findOffer(successor, bought);
  return bought && offer ? { plan: offer.plan, startsAt: bought.period_end.toISOString() } : null;
}
