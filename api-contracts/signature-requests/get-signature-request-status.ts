import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { RequestProgress } from './schemas.ts';

export const getSignatureRequestStatus = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}/status',
  auth: 'bearer',
  summary: 'Tells where a request stands; cheap enough to ask every few seconds.',
  params: requestParams,
  responses: { 200: RequestProgress },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
