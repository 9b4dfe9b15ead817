import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { RequestFacts } from './schemas.ts';

export const lookUpRequest = defineEndpoint({
  method: 'POST',
  path: '/v1/operator/signature-requests/{id}/look',
  auth: 'bearer',
  summary:
    'How a request stands and whether its evidence is whole, without title, files or people. Looking is written down.',
  params: z.strictObject({ id: Id }),
  responses: { 200: RequestFacts },
  problems: ['error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
