import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';

export const leaveBusiness = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/leave',
  auth: 'bearer',
  summary: 'Ends the caller’s own membership of a business; its only administrator stays.',
  description: 'What the caller has sent for the business passes to its administrators at once, with evidence.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Acknowledgement },
  problems: ['error.not_found', 'error.business.last_admin'],
  isBeyondSpecification: true,
});
