import { defineEndpoint } from '../endpoint.ts';
import { Batch, batchParams } from './batch-schemas.ts';

export const remindBatch = defineEndpoint({
  method: 'POST',
  path: '/v3/batches/{id}/remind',
  auth: 'bearer',
  summary: 'Reminds everybody whose turn it is in the open requests of a batch.',
  description: 'By and by; whoever was reminded within the hour is left alone.',
  params: batchParams,
  responses: { 200: Batch },
  problems: ['error.not_found', 'error.batch.busy'],
  isBeyondSpecification: true,
});
