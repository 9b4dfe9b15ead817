import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';

export const retryJob = defineEndpoint({
  method: 'POST',
  path: '/v1/operator/jobs/{id}/retry',
  auth: 'bearer',
  summary: 'Lets a job that waits or was given up be tried again at once.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Acknowledgement },
  problems: ['error.operator.two_step_needed', 'error.operator.job_elsewhere'],
  isBeyondSpecification: true,
});
