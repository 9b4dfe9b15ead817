import { bytes, defineEndpoint } from '../endpoint.ts';
import { documentParams, downloadTokenQuery } from './inputs.ts';

export const downloadDocumentDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/documents/{id}/download',
  auth: 'token',
  summary: 'Downloads a document as PDF, original or signed, as a visitor.',
  params: documentParams,
  query: downloadTokenQuery,
  responses: { 200: bytes('application/pdf') },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
