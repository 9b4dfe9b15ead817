import * as z from 'zod';
import { BatchRowState } from '../templates/batch-schemas.ts';
import { ProgramBatchRow } from './batch-schemas.ts';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';

export const listProgramBatchRows = defineMachine({
  method: 'GET',
  path: machinePathOfV3('batches/{id}/rows'),
  auth: 'api',
  summary: 'The rows of a batch in the order of the table, with where each of them stands.',
  description:
    'Beyond the family. A row has its `request_id` once it is sent, and a `reason` (the key of a problem) where it was not. page_number counts ' +
    'from 1, a page has page_size of them.',
  params: IdParams,
  query: z.object({
    state: BatchRowState.optional(),
    page_number: z.coerce.number().int().min(1).max(10_000).default(1),
    page_size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  responses: { 200: z.array(ProgramBatchRow) },
  problems: ['error.not_found'],
});
