import { bytes, defineEndpoint } from '../endpoint.ts';
import { batchParams } from './batch-schemas.ts';

export const exportBatch = defineEndpoint({
  method: 'GET',
  path: '/v3/batches/{id}/results',
  auth: 'bearer',
  summary: 'Downloads what has become of each row as CSV.',
  description:
    'As the list of requests is exported: UTF-8 with a byte order mark, fields in quotes, moments in the caller’s zone, and an apostrophe in ' +
    'front of what a spreadsheet would take for a formula.',
  params: batchParams,
  responses: { 200: bytes('text/csv') },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
