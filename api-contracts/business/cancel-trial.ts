import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Business } from './schemas.ts';

export const cancelTrial = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/cancel-trial',
  auth: 'bearer',
  summary: 'Ends the trial of a business at once; for administrators.',
  description: 'What was sent can still be signed, and what was signed stays. A plan can be bought at any time.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Business },
  problems: ['error.not_found', 'error.business.admins_only', 'error.business.no_trial'],
});
