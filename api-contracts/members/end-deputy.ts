import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';

export const endDeputy = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/deputy',
  auth: 'bearer',
  summary: 'Nobody looks after the caller’s requests any more; also where nobody did.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Acknowledgement },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
