import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Message } from '../signature-requests/inputs.ts';
import { Batch, batchParams } from './batch-schemas.ts';

export const withdrawBatch = defineEndpoint({
  method: 'POST',
  path: '/v3/batches/{id}/withdraw',
  auth: 'bearer',
  summary: 'Withdraws all open requests of a batch; rows that wait or have failed are not sent any more.',
  description: 'Requests are withdrawn by and by. One that somebody is signing at that moment stays open: ask again.',
  params: batchParams,
  body: z.strictObject({ message: Message.default('') }),
  responses: { 200: Batch },
  problems: ['error.not_found', 'error.batch.busy'],
  isBeyondSpecification: true,
});
