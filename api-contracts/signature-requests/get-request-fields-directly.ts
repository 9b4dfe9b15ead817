import { defineEndpoint } from '../endpoint.ts';
import { RequestFields } from './field-schemas.ts';
import { requestParams } from './inputs.ts';

export const getRequestFieldsDirectly = defineEndpoint({
  isBeyondSpecification: true,
  method: 'GET',
  path: '/v3/direct/signature-requests/{id}/fields',
  auth: 'basic',
  summary: 'Lists what a visitor fills in.',
  params: requestParams,
  responses: { 200: RequestFields },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
