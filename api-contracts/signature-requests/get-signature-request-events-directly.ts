import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { RequestEvents } from './schemas.ts';

export const getSignatureRequestEventsDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/signature-requests/{id}/events',
  auth: 'basic',
  summary: 'Tells a visitor what happened to the request, oldest first.',
  params: requestParams,
  responses: { 200: RequestEvents },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
