import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { OperatorBusiness } from './schemas.ts';
import { line } from '../text.ts';

export const listBusinesses = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/businesses',
  auth: 'bearer',
  summary: 'Businesses by name, 50 at a time, with plan and lock, and the plans that may be given.',
  query: z.strictObject({ search: line(100).optional(), after: Id.optional() }),
  responses: {
    200: z.object({ businesses: z.array(OperatorBusiness), hasMore: z.boolean(), plans: z.array(z.string()) }),
  },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
