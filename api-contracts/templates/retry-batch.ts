import { defineEndpoint } from '../endpoint.ts';
import { Batch, batchParams } from './batch-schemas.ts';

export const retryBatch = defineEndpoint({
  method: 'POST',
  path: '/v3/batches/{id}/retry',
  auth: 'bearer',
  summary: 'Sends the rows once more that have failed, and no others.',
  params: batchParams,
  responses: { 200: Batch },
  problems: ['error.not_found', 'error.batch.owner_only'],
  isBeyondSpecification: true,
});
