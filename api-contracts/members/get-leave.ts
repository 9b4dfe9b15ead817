import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';

export const getLeave = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/leave',
  auth: 'bearer',
  summary: 'What it would mean for the caller to leave the business.',
  params: z.strictObject({ id: Id }),
  responses: {
    200: z.object({
      /** Requests of the caller for the business that are still open: its administrators take them over. */
      openRequests: z.int(),
      /** Nobody else could manage the business: leaving is not possible. */
      isLastAdmin: z.boolean(),
    }),
  },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
