import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { prose, textLimits } from '../text.ts';
import { Id } from '../schemas.ts';
import { subscriptionProblems } from './subscription-problems.ts';
import { SubscriptionState } from './subscription-state.ts';

export const cancelSubscription = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/subscriptions/cancel',
  auth: 'bearer',
  summary: 'Ends a plan with the period that is paid; for administrators.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ reason: prose(textLimits.comment).optional() }),
  responses: { 200: SubscriptionState },
  problems: subscriptionProblems,
  ownTransaction: true,
  isBeyondSpecification: true,
});
