import { bytes } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';

export const exportProgramBatch = defineMachine({
  method: 'GET',
  path: machinePathOfV3('batches/{id}/results'),
  auth: 'api',
  summary: 'What has become of each row of a batch, as CSV.',
  description:
    'Beyond the family. UTF-8 with a byte order mark, fields in quotes, moments in the caller’s zone (X-Time-Zone), and an apostrophe in front of ' +
    'what a spreadsheet would take for a formula.',
  params: IdParams,
  responses: { 200: bytes('text/csv') },
  problems: ['error.not_found'],
});
