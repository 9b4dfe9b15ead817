import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { AccountActivityPage, ActivityQuery } from './activity-schemas.ts';

export const listAccountActivities = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/activities/accounts',
  isAboutMuch: true,
  auth: 'bearer',
  summary:
    'What was done in a business: members, settings, domains, groups, seals and API users; for its administrators.',
  description: 'Read from the chain of the business’s events. Dates are whole days of the caller’s zone (X-Time-Zone).',
  params: z.strictObject({ id: Id }),
  query: ActivityQuery,
  responses: { 200: AccountActivityPage },
  problems: ['error.not_found', 'error.business.admins_only'],
});
