import { defineEndpoint, empty } from '../endpoint.ts';
import { attachmentParams } from './inputs.ts';

export const deleteAttachment = defineEndpoint({
  method: 'DELETE',
  path: '/v3/signature-requests/{id}/attachments/{aid}',
  auth: 'bearer',
  summary: 'Removes an attachment from a request.',
  description: 'Its name and hash stay in the evidence.',
  params: attachmentParams,
  ownTransaction: true,
  responses: { 204: empty },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
