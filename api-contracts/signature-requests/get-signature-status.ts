import { defineEndpoint } from '../endpoint.ts';
import { signatureParams } from './inputs.ts';
import { SignatureProgress } from './schemas.ts';

export const getSignatureStatus = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}/signatures/{sid}/status',
  auth: 'bearer',
  summary: 'Tells where one signature stands; cheap enough to ask while a step at a trust service waits.',
  description: 'Asks no trust service. The answer’s shape is our choice: the specification is silent.',
  params: signatureParams,
  responses: { 200: SignatureProgress },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
