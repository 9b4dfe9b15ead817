import { defineEndpoint } from '../endpoint.ts';
import { fileTokenQuery, revisionParams } from './inputs.ts';
import { VerifiedRevision } from './schemas.ts';

export const getVerifiedRevision = defineEndpoint({
  method: 'GET',
  path: '/v3/verify/{id}/revisions/{n}',
  auth: 'none',
  summary: 'Says how large the pages of a checked file were at one of its revisions.',
  params: revisionParams,
  query: fileTokenQuery,
  responses: { 200: VerifiedRevision },
  problems: [
    'error.not_found',
    'error.verification.file_gone',
    'error.rate_limit.exceeded',
    'file.pdf.page_not_renderable',
    'file.pdf.workers_busy',
  ],
  isBeyondSpecification: true,
});
