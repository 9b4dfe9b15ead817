import { ProgramBatch } from './batch-schemas.ts';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';

export const getProgramBatch = defineMachine({
  method: 'GET',
  path: machinePathOfV3('batches/{id}'),
  auth: 'api',
  summary: 'A batch that the program has made, and how many of its rows are in each state.',
  description: 'Beyond the family. Rows whose request is deleted are in no state.',
  params: IdParams,
  responses: { 200: ProgramBatch },
  problems: ['error.not_found'],
});
