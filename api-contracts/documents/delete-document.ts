import { defineEndpoint, empty } from '../endpoint.ts';
import { documentParams } from './inputs.ts';

export const deleteDocument = defineEndpoint({
  method: 'DELETE',
  path: '/v3/documents/{id}',
  auth: 'bearer',
  summary: 'Deletes a document with all its versions, under the same rules as taking it out of its request.',
  params: documentParams,
  ownTransaction: true,
  responses: { 204: empty },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sr.already_signed_by_somebody',
    'error.sr.last_document_cannot_be_removed',
    'error.sign.locked',
  ],
});
