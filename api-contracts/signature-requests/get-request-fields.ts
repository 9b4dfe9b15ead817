import { defineEndpoint } from '../endpoint.ts';
import { RequestFields } from './field-schemas.ts';
import { requestParams } from './inputs.ts';

export const getRequestFields = defineEndpoint({
  isBeyondSpecification: true,
  method: 'GET',
  path: '/v3/signature-requests/{id}/fields',
  auth: 'bearer',
  summary: 'Lists what signers fill in.',
  description:
    'Whoever manages the request sees all fields, a signer the own ones with their values, everybody else none.',
  params: requestParams,
  responses: { 200: RequestFields },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
