import { bytes, defineEndpoint } from '../endpoint.ts';
import { attachmentParams, tokenQuery } from './inputs.ts';

export const downloadAttachmentDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/signature-requests/{id}/attachments/{aid}/content',
  auth: 'token',
  summary: 'Downloads an attachment of a request, as a visitor.',
  params: attachmentParams,
  query: tokenQuery,
  responses: { 200: bytes('application/octet-stream') },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
