import { defineEndpoint } from '../endpoint.ts';
import { Batch, batchParams } from './batch-schemas.ts';

export const getBatch = defineEndpoint({
  method: 'GET',
  path: '/v3/batches/{id}',
  auth: 'bearer',
  summary: 'A batch and how many of its rows are in each state.',
  params: batchParams,
  responses: { 200: Batch },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
