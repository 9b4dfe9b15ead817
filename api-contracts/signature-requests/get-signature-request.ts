import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { SignatureRequest } from './schemas.ts';

export const getSignatureRequest = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}',
  auth: 'bearer',
  summary: 'Shows a request to everybody who takes part in it.',
  description:
    'A draft is seen by its owner alone. The first view of each person becomes evidence. Once withdrawn, those who had not signed get ' +
    '`error.sr.withdrawn`; who had signed, and the owner, still see it.',
  params: requestParams,
  responses: { 200: SignatureRequest },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
