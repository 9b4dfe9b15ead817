import * as z from 'zod';
import { prose, textLimits } from '../text.ts';
import { ProgramBatch } from './batch-schemas.ts';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';

export const withdrawProgramBatch = defineMachine({
  method: 'POST',
  path: machinePathOfV3('batches/{id}/withdraw'),
  auth: 'api',
  summary: 'Withdraws all open requests of a batch; rows that wait or have failed are not sent any more.',
  description:
    'Beyond the family. Requests are withdrawn by and by. One that somebody is signing at that moment stays open: ask again.',
  params: IdParams,
  body: z.object({ message: prose(textLimits.message).optional() }).optional(),
  responses: { 200: ProgramBatch },
  problems: ['error.not_found', 'error.batch.busy'],
});
