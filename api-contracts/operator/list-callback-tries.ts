import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { OperatorCallback } from './schemas.ts';

export const listCallbackTries = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/callbacks',
  auth: 'bearer',
  summary: 'Calls to programs that asked to hear of requests, and how they went: the newest first, 50 at a time.',
  query: z.strictObject({ after: Id.optional() }),
  responses: { 200: z.object({ callbacks: z.array(OperatorCallback), hasMore: z.boolean() }) },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
