import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { RequestEvents } from './schemas.ts';

export const getSignatureRequestEvents = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}/events',
  auth: 'bearer',
  summary: 'Tells what happened to a request, oldest first.',
  description: 'IP addresses and document hashes are in the report, not here.',
  params: requestParams,
  responses: { 200: RequestEvents },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
