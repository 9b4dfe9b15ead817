import { defineEndpoint } from '../endpoint.ts';
import { PricePlans } from './plan-schemas.ts';

export const listPricePlans = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/price_plans',
  auth: 'bearer',
  summary: 'The plans of this installation, with what they cost and include.',
  description:
    'Plans that are sold no more stand there, too, for those who have them (`isOffered`). Where nothing is sold there is one plan, without a price. ' +
    'Amounts are those that the payment provider charges; a price that it does not know is left out, for nobody can pay it.',
  responses: { 200: PricePlans },
  problems: [],
});
