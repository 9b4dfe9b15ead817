import { bytes, defineEndpoint } from '../endpoint.ts';
import { pageParams, pageProblems, scaleQuery } from './inputs.ts';

export const getPageImage = defineEndpoint({
  method: 'GET',
  path: '/v3/documents/{id}/pages/{n}',
  auth: 'bearer',
  summary: 'Shows a page as an image.',
  description:
    'Under a version’s id the image never changes and may be cached (private, immutable); under a document’s id it is not stored.',
  params: pageParams,
  query: scaleQuery,
  responses: { 200: bytes('image/webp') },
  problems: pageProblems,
});
