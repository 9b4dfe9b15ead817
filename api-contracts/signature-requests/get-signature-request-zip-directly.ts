import { bytes, defineEndpoint } from '../endpoint.ts';
import { zipQuery } from './get-signature-request-zip.ts';
import { requestParams } from './inputs.ts';

export const getSignatureRequestZipDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/signature-requests/{id}/zip',
  auth: 'basic',
  summary: 'Downloads all documents of a visitor’s request in one archive.',
  params: requestParams,
  query: zipQuery,
  responses: { 200: bytes('application/zip') },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sr.no_document'],
});
