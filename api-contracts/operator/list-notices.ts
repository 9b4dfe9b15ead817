import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { OperatorNotice } from './schemas.ts';

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/notices',
  auth: 'bearer',
  summary:
    'The maintenance notices that are active or still to come, and where notices come from on this installation.',
  responses: { 200: z.object({ source: z.enum(['table', 'statuspage', 'none']), notices: z.array(OperatorNotice) }) },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
