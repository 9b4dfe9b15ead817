import { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { findPlanOf } from '../rules/price-catalogue.ts';
import { readQuota } from '../rules/read-quota.ts';
import { findBusiness, type BusinessRow } from './business-repository.ts';
import { countActivities } from './count-activities.ts';
import { findPlanPeriod } from './plan-period.ts';
import { countSeats } from './seats.ts';

/** How many signatures of a quality a business has in a period, and has used. */
export interface QuotaUse {
  quality: Quality;
  used: number;
  limit: number;
}

interface Needed {
  db: Kysely<Database>;
  config: Pick<Config, 'priceCatalogue'>;
}

/** What a business has used of the qualities that its plan limits; of those alone that it has at all, or has used. */
export async function readPlanUse({ db, config }: Needed, business: BusinessRow, now: Date): Promise<QuotaUse[]> {
  const plan = findPlanOf(config.priceCatalogue, business.plan);
  if (!plan || plan.includes.signatures.every(({ count }) => count === null)) return [];
  const seats = business.seats ?? (await countSeats(db, business, now)).used;
  const period = await findPlanPeriod(db, business, now);
  const [counted = []] = await countActivities(db, business.id, 'signatures', [period]);
  return Quality.options.flatMap((quality) => {
    const limit = readQuota(plan, quality, seats);
    const used = counted.find((one) => one.quality === quality)?.count ?? 0;
    return limit === null || (limit === 0 && used === 0) ? [] : [{ quality, used, limit }];
  });
}

interface Signing {
  businessId: string | null;
  /** Where it was read already; null where there is no organisation, or none any more. */
  businessPlan?: string | null;
  quality: Quality;
}

/** How many more signatures of a quality the organisation of a request has in this period; null where nothing limits them. */
export async function countLeft(
  services: Needed,
  { businessId, businessPlan, quality }: Signing,
  now: Date,
): Promise<number | null> {
  // Before anything is read or counted: most plans limit no simple signature.
  const isUnlimited = (plan: string) =>
    readQuota(findPlanOf(services.config.priceCatalogue, plan), quality, 1) === null;
  if (businessId === null || businessPlan === null || (businessPlan && isUnlimited(businessPlan))) return null;
  const business = await findBusiness(services.db, businessId);
  if (!business || isUnlimited(business.plan)) return null;
  const quota = (await readPlanUse(services, business, now)).find((one) => one.quality === quality);
  return quota ? Math.max(0, quota.limit - quota.used) : 0;
}
