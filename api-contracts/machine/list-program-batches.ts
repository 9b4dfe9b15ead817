import * as z from 'zod';
import { ProgramBatch } from './batch-schemas.ts';
import { defineMachine } from './define-machine.ts';
import { machinePathOfV3 } from './path.ts';

export const listProgramBatches = defineMachine({
  method: 'GET',
  path: machinePathOfV3('batches'),
  auth: 'api',
  summary: 'Lists the batches that the program has made, the newest first.',
  description: 'Beyond the family. page_number counts from 1, a page has page_size of them.',
  query: z.object({
    page_number: z.coerce.number().int().min(1).max(10_000).default(1),
    page_size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  responses: { 200: z.array(ProgramBatch) },
  problems: [],
});
