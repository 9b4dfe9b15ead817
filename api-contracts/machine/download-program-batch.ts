import { bytes } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';

export const downloadProgramBatch = defineMachine({
  method: 'GET',
  path: machinePathOfV3('batches/{id}/zip'),
  auth: 'api',
  summary: 'The signed documents of a batch in one archive, a folder for each request that everybody has signed.',
  description: 'Beyond the family. What does not fit into 4 GB is named in NOT-INCLUDED.txt.',
  params: IdParams,
  responses: { 200: bytes('application/zip') },
  problems: ['error.not_found', 'error.sr.no_document', 'error.batch.nothing_signed'],
});
