import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { subscriptionProblems } from './subscription-problems.ts';
import { SubscriptionState } from './subscription-state.ts';

export const takeSuccessor = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/subscriptions/successor',
  auth: 'bearer',
  summary: 'Goes over to the plan that follows one that is sold no more; for administrators.',
  description:
    'The next bill is the first at its price, and nothing is charged before; what it includes holds at once. A plan that ends goes on. ' +
    'Asked again it answers the same; another plan than the one that follows now (`planChange` of GET /v1/user) is refused.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    /** As it was shown to whoever asks. */
    plan: z.string().min(1).max(64),
  }),
  responses: { 200: SubscriptionState },
  problems: [...subscriptionProblems, 'error.billing.plan_not_offered'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
