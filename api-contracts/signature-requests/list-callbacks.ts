import { defineEndpoint } from '../endpoint.ts';
import { Callbacks } from './callback-schemas.ts';
import { requestParams } from './inputs.ts';

export const listCallbacks = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}/callbacks',
  auth: 'bearer',
  summary: 'Lists the callbacks of a request in the order in which they were caused, with what came of them.',
  description:
    'For whoever manages the request: the addresses may hold secrets of the receiver. A callback is a POST with JSON `{id, type, ' +
    'signature_request_id, document_id, signature_id?, status_overall, occurred_at}` and the headers webhook-id (the same on every try) and ' +
    'webhook-timestamp. Any 2xx is success; else again every ten minutes for two hours, or when Retry-After says, within a day.',
  params: requestParams,
  responses: { 200: Callbacks },
  problems: ['error.not_found', 'error.sr.withdrawn'],
  isBeyondSpecification: true,
});
