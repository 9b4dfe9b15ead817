import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { subscriptionProblems } from './subscription-problems.ts';
import { SubscriptionState } from './subscription-state.ts';

export const resumeSubscription = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/subscriptions/resume',
  auth: 'bearer',
  summary: 'Takes back the end of a plan while its period runs; for administrators.',
  params: z.strictObject({ id: Id }),
  responses: { 200: SubscriptionState },
  problems: subscriptionProblems,
  ownTransaction: true,
  isBeyondSpecification: true,
});
