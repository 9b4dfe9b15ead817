import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { prose } from '../text.ts';
import { Batch, BatchColumn, batchLimits } from './batch-schemas.ts';
import { SeenVersion, TemplateName, templateParams } from './schemas.ts';

export const createBatch = defineEndpoint({
  method: 'POST',
  path: '/v3/templates/{id}/batches',
  auth: 'bearer',
  summary: 'Sends a template to many: makes and sends one request of each row of a table.',
  description:
    'All rows are judged first: of a table with a fault nothing is sent, and `details` has the first 500 cells. Rows are sent by and by, each ' +
    'once. A row has a key: its own, or what stands in it. What was sent with the same template under the same key is skipped unless ' +
    '`is_repeated`. The batch keeps the version of the template, also when that is changed or deleted.',
  params: templateParams,
  body: z.strictObject({
    version: SeenVersion,
    name: TemplateName,
    columns: z.array(BatchColumn).min(1).max(batchLimits.columns),
    rows: z
      .array(z.array(z.string().max(batchLimits.cell)).max(batchLimits.columns))
      .min(1)
      .max(batchLimits.rows),
    is_repeated: z.boolean().default(false),
    /** Of each request. */
    custom: prose(4096).nullable().optional(),
  }),
  responses: { 201: Batch },
  problems: [
    'error.not_found',
    'error.template.changed_meanwhile',
    'error.template.places_doubtful',
    'error.batch.columns_wrong',
    'error.batch.rows_faulty',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    'error.business.signatures_exhausted',
    'error.sr.quality_not_available',
    'file.upload.interrupted',
  ],
  isBeyondSpecification: true,
});
