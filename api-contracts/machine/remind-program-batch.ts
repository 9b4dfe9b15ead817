import { ProgramBatch } from './batch-schemas.ts';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';

export const remindProgramBatch = defineMachine({
  method: 'POST',
  path: machinePathOfV3('batches/{id}/remind'),
  auth: 'api',
  summary: 'Reminds everybody whose turn it is in the open requests of a batch.',
  description: 'Beyond the family. By and by; whoever was reminded within the hour is left alone.',
  params: IdParams,
  responses: { 200: ProgramBatch },
  problems: ['error.not_found', 'error.batch.busy'],
});
