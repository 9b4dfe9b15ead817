import { bytes, defineEndpoint } from '../endpoint.ts';
import { listSignatureRequests } from './list-signature-requests.ts';

export const exportSignatureRequests = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests-redesign/export',
  isAboutMuch: true,
  auth: 'bearer',
  summary: 'Downloads the whole list of requests as CSV, narrowed and ordered as the list is.',
  description:
    'UTF-8 with a byte order mark, semicolons for accounts in German, French and Italian and commas for those in English, every field in ' +
    'quotes, a line of names first. Moments are in the caller’s zone (X-Time-Zone). What a spreadsheet would take for a formula gets an apostrophe in front.',
  query: listSignatureRequests.query.omit({ page: true, size: true }),
  responses: { 200: bytes('text/csv') },
  problems: [],
  isBeyondSpecification: true,
});
