import { bytes, defineEndpoint } from '../endpoint.ts';
import { documentParams, downloadQuery } from './inputs.ts';

export const downloadDocument = defineEndpoint({
  method: 'GET',
  path: '/v3/documents/{id}/download',
  auth: 'bearer',
  summary: 'Downloads a document as PDF, original or signed.',
  description: 'Each download becomes evidence. The name is the title with .pdf; after signing it ends in -signed.pdf.',
  params: documentParams,
  query: downloadQuery,
  responses: { 200: bytes('application/pdf') },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
