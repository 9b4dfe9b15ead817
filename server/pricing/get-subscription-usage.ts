import { getSubscriptionUsage as contract } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import { requireAdmin } from '../business/access-business.ts';
import { findBusiness } from '../business/business-repository.ts';
import { countActivities } from '../business/count-activities.ts';
import { countSeats } from '../business/seats.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { readPeriod } from './read-period.ts';

export const getSubscriptionUsage = implement(contract, async ({ params: { id } }, { actor, db, now }) => {
  await requireAdmin(db, actor, id);
  const business = await findBusiness(db, id);
  if (!business) throw refuse('error.not_found');
  const period = readPeriod(business, now);
  const [{ used, held, total }, [signatures = []], [identifications = []]] = await Promise.all([
    countSeats(db, business, now),
    countActivities(db, id, 'signatures', [period]),
    countActivities(db, id, 'identifications', [period]),
  ]);
  return {
    status: 200,
    body: {
      period: { start_at: period.from.toISOString(), end_at: period.to.toISOString() },
      seats: { used, held, total },
      signatures,
      identifications,
    },
  };
});
