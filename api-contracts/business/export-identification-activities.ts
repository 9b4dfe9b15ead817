import * as z from 'zod';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { IdentificationExportQuery } from './activity-schemas.ts';

export const exportIdentificationActivities = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/activities/identifications/export',
  isAboutMuch: true,
  auth: 'bearer',
  summary: 'Downloads the identifications of a period as CSV, written as the export of signatures is.',
  params: z.strictObject({ id: Id }),
  query: IdentificationExportQuery,
  responses: { 200: bytes('text/csv') },
  problems: ['error.not_found', 'error.business.admins_only', 'error.business.export_too_large'],
});
