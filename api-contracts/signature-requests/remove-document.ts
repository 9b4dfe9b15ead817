import * as z from 'zod';
import { defineEndpoint, empty } from '../endpoint.ts';
import { Id } from '../schemas.ts';

export const removeDocument = defineEndpoint({
  method: 'DELETE',
  path: '/v3/signature-requests/{id}/documents/{docId}',
  auth: 'bearer',
  summary: 'Takes a document out of a request that nobody has signed yet.',
  params: z.object({ id: Id, docId: Id }),
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
