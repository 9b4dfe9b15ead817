import { getCustomExtras as contract } from '@sigillum/api-contracts/pricing/get-custom-extras.ts';
import { sql } from 'kysely';
import { requireAdmin } from '../business/access-business.ts';
import { findBusiness } from '../business/business-repository.ts';
import { countActivities } from '../business/count-activities.ts';
import { findPlanPeriod } from '../business/plan-period.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { listFeatures } from '../rules/list-features.ts';
import { findPlanOf } from '../rules/price-catalogue.ts';

export const getCustomExtras = implement(contract, async ({ params: { id } }, { actor, db, now, services }) => {
  await requireAdmin(db, actor, id);
  const business = await findBusiness(db, id);
  if (!business) throw refuse('error.not_found');
  const period = await findPlanPeriod(db, business, now);
  const plan = findPlanOf(services.config.priceCatalogue, business.plan);
  const [[identifications = []], { rows }] = await Promise.all([
    countActivities(db, id, 'identifications', [period]),
    sql<{ sms: number; seals: number }>`select
      (select count(*)::int from paid_messages where business_id = ${id} and at >= ${period.from} and at < ${period.to}) as sms,
      (select count(*)::int from seals where business_id = ${id}) as seals`.execute(db),
  ]);
  const { sms, seals } = rows[0]!;
  const { eidas, zertes } = plan?.includes.licenses.idents ?? {};
  return {
    status: 200,
    body: {
      period: { start_at: period.from.toISOString(), end_at: period.to.toISOString() },
      extras: [
        {
          kind: 'identifications',
          used: identifications.reduce((sum, { count }) => sum + count, 0),
          is_included: !plan || Boolean(eidas?.payForMembers || zertes?.payForMembers),
          prices: plan?.unitPrices.filter(({ what }) => what === 'identification') ?? [],
        },
        { kind: 'sms', used: sms, is_included: true, prices: [] },
        {
          kind: 'seals',
          used: seals,
          is_included: listFeatures(services.config, business.plan).includes('seals'),
          prices: [],
        },
      ],
    },
  };
});
