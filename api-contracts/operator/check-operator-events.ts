import { defineEndpoint } from '../endpoint.ts';
import { ChainCheck } from './schemas.ts';

export const checkOperatorEvents = defineEndpoint({
  method: 'POST',
  path: '/v1/operator/events/check',
  auth: 'bearer',
  summary:
    'Checks the chain of operators’ acts from where it was last found whole, or from its beginning. Checking is written down.',
  responses: { 200: ChainCheck },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
