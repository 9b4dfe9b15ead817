import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { OperatorJob } from './schemas.ts';

export const listJobs = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/jobs',
  auth: 'bearer',
  summary: 'At most 200 jobs that wait, run or were given up: the failed ones first, then by when they are due.',
  query: z.strictObject({ name: z.string().max(50).optional() }),
  responses: { 200: z.object({ jobs: z.array(OperatorJob) }) },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
