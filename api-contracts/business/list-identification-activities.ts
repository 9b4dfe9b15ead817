import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { ActivityQuery, IdentificationActivityPage } from './activity-schemas.ts';

export const listIdentificationActivities = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/activities/identifications',
  isAboutMuch: true,
  auth: 'bearer',
  summary: 'Since when people who sign on a business’s account are known to be identified; for its administrators.',
  description:
    'An identification that the business has taken on is told once, when it could be used first. A trust service also signs for people whom ' +
    'it has identified by itself: the first such signature of an account on the business’s account is told, once for each quality and law. Dates are whole days of the caller’s zone (X-Time-Zone).',
  params: z.strictObject({ id: Id }),
  query: ActivityQuery,
  responses: { 200: IdentificationActivityPage },
  problems: ['error.not_found', 'error.business.admins_only'],
});
