import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Deputies } from './deputy-schemas.ts';

export const getDeputy = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/deputy',
  auth: 'bearer',
  summary: 'Who looks after the caller’s requests meanwhile, and after whose requests the caller looks.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Deputies },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
