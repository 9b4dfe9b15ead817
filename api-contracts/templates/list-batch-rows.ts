import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { BatchRow, BatchRowState, batchPage, batchParams } from './batch-schemas.ts';

export const listBatchRows = defineEndpoint({
  method: 'GET',
  path: '/v3/batches/{id}/rows',
  auth: 'bearer',
  summary: 'The rows of a batch in the order of the table, with where each of them stands.',
  params: batchParams,
  query: z.strictObject({ state: BatchRowState.optional(), ...batchPage }),
  responses: {
    200: z.object({
      rows: z.array(BatchRow),
      /** Of those in the state that is asked for. */
      total_items: z.number().int(),
    }),
  },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
