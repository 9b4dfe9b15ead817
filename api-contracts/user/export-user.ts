import { bytes, defineEndpoint } from '../endpoint.ts';

export const exportUser = defineEndpoint({
  method: 'GET',
  path: '/v1/user/export',
  auth: 'bearer',
  summary: 'Downloads everything that is kept about the caller, as one archive.',
  description:
    'Streamed while it is put together, so there is no job to wait for: profile.json; for each request that the caller may see a folder with request.json, ' +
    'documents/ (newest versions) and report.json (with the chain of audit events), of a finished one also report.pdf and README.txt as in the request’s own archive; ' +
    'README.txt. What would make the archive larger than 3.5 GB is left out and named in README.txt. Each download becomes evidence. ' +
    'At most 10 an hour. Right of access and portability (GDPR, articles 15 and 20; Swiss FADP, articles 25 and 28).',
  responses: { 200: bytes('application/zip') },
  problems: ['error.rate_limit.exceeded'],
  isBeyondSpecification: true,
});
