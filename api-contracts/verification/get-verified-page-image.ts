import { bytes, defineEndpoint } from '../endpoint.ts';
import { pageImageQuery, revisionPageParams } from './inputs.ts';
import { pageProblems } from './page-problems.ts';

export const getVerifiedPageImage = defineEndpoint({
  method: 'GET',
  path: '/v3/verify/{id}/revisions/{n}/pages/{p}',
  auth: 'none',
  summary: 'Shows a page of a checked file as it was when it was signed.',
  description: 'Drawn from the bytes up to the end of revision `n` alone: nothing that came later is in the image.',
  params: revisionPageParams,
  query: pageImageQuery,
  responses: { 200: bytes('image/webp') },
  problems: pageProblems,
  isBeyondSpecification: true,
});
