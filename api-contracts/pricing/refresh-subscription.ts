import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { subscriptionProblems } from './subscription-problems.ts';
import { SubscriptionState } from './subscription-state.ts';

export const refreshSubscription = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/subscriptions/refresh',
  auth: 'bearer',
  summary: 'Asks the payment provider how the plan of a business stands now; for administrators.',
  description:
    'A page asks so after the bank’s confirmation and after the provider’s own pages, so that nobody waits to be told.',
  params: z.strictObject({ id: Id }),
  responses: { 200: SubscriptionState },
  problems: subscriptionProblems,
  ownTransaction: true,
  isBeyondSpecification: true,
});
