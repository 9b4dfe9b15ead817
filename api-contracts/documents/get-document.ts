import { defineEndpoint } from '../endpoint.ts';
import { documentParams } from './inputs.ts';
import { Document } from './schemas.ts';

export const getDocument = defineEndpoint({
  method: 'GET',
  path: '/v3/documents/{id}',
  auth: 'bearer',
  summary: 'Describes a document to everybody who takes part in its request.',
  description: 'With a version’s id, that revision is described; with the document’s, the newest one.',
  params: documentParams,
  responses: { 200: Document },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
