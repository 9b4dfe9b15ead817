import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { BusinessStatistics } from './statistics-schemas.ts';

export const getBusinessStatistics = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/statistics',
  auth: 'bearer',
  summary:
    'Seats, invitations, signatures and identifications of a business, this month and the eleven before; for its administrators.',
  description:
    'Counted from the same evidence that the activities list. Months are those of the caller’s zone (X-Time-Zone).',
  params: z.strictObject({ id: Id }),
  responses: { 200: BusinessStatistics },
  problems: ['error.not_found', 'error.business.admins_only'],
});
