import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ChainCheck, EventSeq, OperatorEvent } from './schemas.ts';

export const listOperatorEvents = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/events',
  auth: 'bearer',
  summary:
    'Acts of operators, the newest first, 50 at a time, what the last check of their chain found, and how many came since.',
  query: z.strictObject({ after: EventSeq.optional() }),
  responses: {
    200: z.object({
      check: ChainCheck.nullable(),
      unchecked: z.number().int().min(0),
      events: z.array(OperatorEvent),
      hasMore: z.boolean(),
    }),
  },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
