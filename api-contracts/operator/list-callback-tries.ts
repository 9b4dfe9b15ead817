import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { OperatorCallback } from './schemas.ts';

export const listCallbackTries = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/callbacks',
  auth: 'bearer',
  summary: 'The newest 100 calls to programs that asked to hear of requests, and how they went.',
  responses: { 200: z.object({ callbacks: z.array(OperatorCallback) }) },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
