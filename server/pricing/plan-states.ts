import type { planStates } from '@sigillum/api-contracts/pricing/plan-states.ts';
import { withdrawPlan } from '../testing/withdraw-plan.ts';
import type { StateHandlers } from '../testing/states.ts';

export const planStateHandlers: StateHandlers<typeof planStates> = {
  'one plan is sold by invoice': ({ plan }, { services, setConfig }) =>
    setConfig({ billing: 'manual', priceCatalogue: { ...services.config.priceCatalogue, plans: [plan] } }),
  async 'a business has the plan'({ businessId, plan }, { services: { db } }) {
    const agreed = { plan, payment_method: 'MANUAL', trial_ends_at: null } as const;
    await db.updateTable('businesses').set(agreed).where('id', '=', businessId).execute();
  },
  'a plan is sold no more': ({ plan, successor }, { services: { config }, setConfig }) =>
    setConfig({
      priceCatalogue: withdrawPlan(config.priceCatalogue, plan, {
        plan: successor,
        startsAt: '2026-11-20T00:00:00.000Z',
      }),
    }),
};
