import { bytes, defineEndpoint } from '../endpoint.ts';
import { batchParams } from './batch-schemas.ts';

export const downloadBatchZip = defineEndpoint({
  method: 'GET',
  path: '/v3/batches/{id}/zip',
  auth: 'bearer',
  summary: 'Downloads the signed documents of a batch in one archive, a folder for each request.',
  description:
    'As for several requests (GET /v3/signature-requests-redesign/zip), for all that everybody has signed. What does not fit into 4 GB is ' +
    'named in NOT-INCLUDED.txt.',
  params: batchParams,
  responses: { 200: bytes('application/zip') },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sr.no_document', 'error.batch.nothing_signed'],
  isBeyondSpecification: true,
});
