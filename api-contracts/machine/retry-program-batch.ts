import { ProgramBatch } from './batch-schemas.ts';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';

export const retryProgramBatch = defineMachine({
  method: 'POST',
  path: machinePathOfV3('batches/{id}/retry'),
  auth: 'api',
  summary: 'Sends the rows of a batch once more that have failed, and no others.',
  description: 'Beyond the family.',
  params: IdParams,
  responses: { 200: ProgramBatch },
  problems: ['error.not_found'],
});
