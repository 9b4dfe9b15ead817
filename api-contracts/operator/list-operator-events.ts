import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { OperatorEvent } from './schemas.ts';

export const listOperatorEvents = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/events',
  auth: 'bearer',
  summary: 'The newest 200 acts of operators, and whether their chain is whole.',
  responses: { 200: z.object({ isIntact: z.boolean(), events: z.array(OperatorEvent) }) },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
