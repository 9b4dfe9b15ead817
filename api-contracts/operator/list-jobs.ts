import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { OperatorJob } from './schemas.ts';
import { line } from '../text.ts';

export const listJobs = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/jobs',
  auth: 'bearer',
  summary: 'Jobs that wait, run or were given up, 50 at a time: the failed ones first, then by when they are due.',
  query: z.strictObject({ name: line(50).optional(), after: Id.optional() }),
  responses: { 200: z.object({ jobs: z.array(OperatorJob), hasMore: z.boolean() }) },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
