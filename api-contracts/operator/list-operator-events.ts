import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ChainCheck, OperatorEvent } from './schemas.ts';

export const listOperatorEvents = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/events',
  auth: 'bearer',
  summary: 'The newest 200 acts of operators, what the last check of their chain found, and how many came since.',
  responses: {
    200: z.object({
      check: ChainCheck.nullable(),
      unchecked: z.number().int().min(0),
      events: z.array(OperatorEvent),
    }),
  },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
