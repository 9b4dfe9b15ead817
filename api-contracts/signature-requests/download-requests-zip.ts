import * as z from 'zod';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { zipQuery } from './get-signature-request-zip.ts';

/** `id,id` */
const IdList = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(Id).min(1).max(100));

export const downloadRequestsZip = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests-redesign/zip',
  auth: 'bearer',
  summary: 'Downloads the documents of several requests in one archive, a folder for each.',
  description:
    'Each folder holds what GET /v3/signature-requests/{id}/zip would. A request that cannot be read, holds no document, or does not fit ' +
    'into 4 GB any more is named in NOT-INCLUDED.txt with the reason; when that is so for all of them, the answer is the problem of the first.',
  query: zipQuery.extend({ ids: IdList }),
  responses: { 200: bytes('application/zip') },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sr.no_document'],
  isBeyondSpecification: true,
});
