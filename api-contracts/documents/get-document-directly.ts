import { defineEndpoint } from '../endpoint.ts';
import { documentParams, tokenQuery } from './inputs.ts';
import { Document } from './schemas.ts';

export const getDocumentDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/documents/{id}',
  auth: 'token',
  summary: 'Describes a document to a visitor.',
  params: documentParams,
  query: tokenQuery,
  responses: { 200: Document },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
