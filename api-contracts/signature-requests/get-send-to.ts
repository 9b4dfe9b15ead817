import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { SendTo } from './send-to-schemas.ts';

export const getSendTo = defineEndpoint({
  method: 'GET',
  path: '/v3/sendto/{id}/get-internal',
  auth: 'bearer',
  summary: 'Tells what lies at an address that was handed over by code.',
  description:
    'The address alone tells who handed over and until when it can be claimed; title, owner and signers are for its maker and its owner. It is ' +
    'kept for ninety days.',
  params: requestParams,
  responses: { 200: SendTo },
  problems: ['error.not_found'],
});
