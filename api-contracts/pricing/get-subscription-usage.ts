import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { SubscriptionUsage } from './schemas.ts';

export const getSubscriptionUsage = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/subscriptions/usage',
  auth: 'bearer',
  summary: 'What a business has used of its plan in the period that is under way; for its administrators.',
  description: 'Counted from the same evidence as its dashboard and its activities.',
  params: z.strictObject({ id: Id }),
  responses: { 200: SubscriptionUsage },
  problems: ['error.not_found', 'error.business.admins_only'],
});
