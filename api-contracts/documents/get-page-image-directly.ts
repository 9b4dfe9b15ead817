import { bytes, defineEndpoint } from '../endpoint.ts';
import { pageParams, pageProblems, scaleTokenQuery } from './inputs.ts';

export const getPageImageDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/documents/{id}/pages/{n}',
  auth: 'token',
  summary: 'Shows a page as an image to a visitor.',
  params: pageParams,
  query: scaleTokenQuery,
  responses: { 200: bytes('image/webp') },
  problems: pageProblems,
});
