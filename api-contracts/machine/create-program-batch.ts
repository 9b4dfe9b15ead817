import * as z from 'zod';
import { prose } from '../text.ts';
import { TemplateName } from '../templates/schemas.ts';
import { ProgramBatch, ProgramBatchTable } from './batch-schemas.ts';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';

export const createProgramBatch = defineMachine({
  method: 'POST',
  path: machinePathOfV3('templates/{id}/batches'),
  auth: 'api',
  summary: 'Sends a template to many: makes and sends one request of each row of a table.',
  description:
    'Beyond the family. All rows are judged first: of a table with a fault nothing is sent, and `details` has the first 500 cells. Rows are sent ' +
    'by and by, each once, in the program’s name. A row has a key: that of a column `key`, or what stands in it. What was sent with the same ' +
    'template under the same key, by whomever of the business, is skipped unless `is_repeated`; programs of tests have keys of their own. The ' +
    'batch keeps its version of the template.',
  params: IdParams,
  body: z.object({
    ...ProgramBatchTable,
    /** The template’s unless told. */
    name: TemplateName.optional(),
    /** Refused where the template is another one by now. */
    version: z.int().min(1).optional(),
    is_repeated: z.boolean().default(false),
    /** Of each request. */
    custom: prose(10_000).optional(),
  }),
  responses: { 200: ProgramBatch },
  problems: [
    'error.not_found',
    'error.template.changed_meanwhile',
    'error.template.places_doubtful',
    'error.batch.columns_wrong',
    'error.batch.rows_faulty',
    'error.business.signatures_exhausted',
    'error.sr.quality_not_available',
    'file.upload.interrupted',
  ],
});
