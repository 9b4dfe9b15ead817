import type { planStates } from '@sigillum/api-contracts/pricing/plan-states.ts';
import type { StateHandlers } from '../testing/states.ts';

export const planStateHandlers: StateHandlers<typeof planStates> = {
  'one plan is sold by invoice': ({ plan }, { services, setConfig }) =>
    setConfig({ billing: 'manual', priceCatalogue: { ...services.config.priceCatalogue, plans: [plan] } }),
};
