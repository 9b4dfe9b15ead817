import { getSubscriptionUsage as contract } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import { requireAdmin } from '../business/access-business.ts';
import { findBusiness } from '../business/business-repository.ts';
import { countActivities } from '../business/count-activities.ts';
import { findPlanPeriod } from '../business/plan-period.ts';
import { readPlanUse } from '../business/read-plan-use.ts';
import { countSeats } from '../business/seats.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { judgeQuota } from '../rules/read-quota.ts';

export const getSubscriptionUsage = implement(
  contract,
  async ({ params: { id } }, { actor, db, now, services: { config } }) => {
    await requireAdmin(db, actor, id);
    const business = await findBusiness(db, id);
    if (!business) throw refuse('error.not_found');
    const period = await findPlanPeriod(db, business, now);
    const [{ used, held, total }, [signatures = []], [identifications = []], quotas] = await Promise.all([
      countSeats(db, business, now),
      countActivities(db, id, 'signatures', [period]),
      countActivities(db, id, 'identifications', [period]),
      readPlanUse({ db, config }, business, now),
    ]);
    return {
      status: 200,
      body: {
        period: { start_at: period.from.toISOString(), end_at: period.to.toISOString() },
        seats: { used, held, total },
        signatures,
        identifications,
        quotas: quotas.map((quota) => ({ ...quota, state: judgeQuota(quota.used, quota.limit) })),
      },
    };
  },
);
