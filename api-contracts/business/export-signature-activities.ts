import * as z from 'zod';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { exportedRowsHeader, mostExportedRows, SignatureExportQuery } from './activity-schemas.ts';

export const exportSignatureActivities = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/activities/signatures/export',
  isAboutMuch: true,
  auth: 'bearer',
  summary:
    'Downloads the signatures of a period as CSV: each (signature_usage), or counted by cost centre (cost_centre_report).',
  description:
    'UTF-8 with a byte order mark, semicolons for accounts in German, French and Italian and commas for those in English, every field in ' +
    `quotes, a line of names first. ${exportedRowsHeader} says how many lines follow it. At most ${mostExportedRows} lines. ` +
    'Moments are in the caller’s zone (X-Time-Zone). What a spreadsheet would take for a formula gets an apostrophe in front.',
  params: z.strictObject({ id: Id }),
  query: SignatureExportQuery,
  responses: { 200: bytes('text/csv') },
  problems: ['error.not_found', 'error.business.admins_only', 'error.business.export_too_large'],
});
