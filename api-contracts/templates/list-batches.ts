import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Batch, batchPage } from './batch-schemas.ts';

export const listBatches = defineEndpoint({
  method: 'GET',
  path: '/v3/batches',
  auth: 'bearer',
  summary: 'The caller’s batches, the newest first.',
  description: 'Administrators also have those of people who have left the organisation.',
  query: z.strictObject(batchPage),
  responses: { 200: z.object({ batches: z.array(Batch), total_items: z.number().int() }) },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
