import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';

export const cancelJob = defineEndpoint({
  method: 'POST',
  path: '/v1/operator/jobs/{id}/cancel',
  auth: 'bearer',
  summary: 'Cancels a job that waits or was given up and loses no more than a message.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Acknowledgement },
  problems: ['error.operator.two_step_needed', 'error.operator.job_elsewhere'],
  isBeyondSpecification: true,
});
