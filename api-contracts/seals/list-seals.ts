import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { SealSummary } from './schemas.ts';

export const listSeals = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/seals',
  auth: 'bearer',
  summary: 'The seals of a business: all for its administrators, for others those they may seal with.',
  params: z.strictObject({ id: Id }),
  responses: { 200: z.object({ seals: z.array(SealSummary) }) },
  problems: ['error.not_found'],
});
