import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { OperatorBusiness } from './schemas.ts';

export const listBusinesses = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/businesses',
  auth: 'bearer',
  summary: 'At most 50 businesses by name, with plan and lock, and the plans that may be given.',
  query: z.strictObject({ search: z.string().trim().max(100).optional() }),
  responses: { 200: z.object({ businesses: z.array(OperatorBusiness), plans: z.array(z.string()) }) },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
