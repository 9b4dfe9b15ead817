import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/v1/user/sessions/{id}',
  auth: 'bearer',
  summary: 'Logs the caller out of one session, this one or another.',
  params: z.object({ id: Id }),
  responses: { 200: Acknowledgement },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
