import { bytes, defineEndpoint } from '../endpoint.ts';
import { attachmentParams } from './inputs.ts';

export const downloadAttachment = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}/attachments/{aid}/content',
  auth: 'bearer',
  summary: 'Downloads an attachment of a request.',
  description:
    'Always as application/octet-stream, to be kept and never shown by a browser. Each download becomes evidence.',
  params: attachmentParams,
  responses: { 200: bytes('application/octet-stream') },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
