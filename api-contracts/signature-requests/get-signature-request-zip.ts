import * as z from 'zod';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';

export const zipQuery = z.strictObject({
  /** True: the newest, signed revisions; false: the documents as they were uploaded. */
  signed: z.enum(['true', 'false']).default('false'),
});

export const getSignatureRequestZip = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}/zip',
  auth: 'bearer',
  summary: 'Downloads all documents of a request in one archive.',
  description:
    'With signed=true, the archive of a finished request is a folder that anybody can check without the server (npm run audit): ' +
    'documents/, report.pdf (sealed), report.json (with the chain of audit events) and README.txt.',
  params: requestParams,
  query: zipQuery,
  responses: { 200: bytes('application/zip') },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sr.no_document'],
});
