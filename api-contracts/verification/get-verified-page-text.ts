import { PageText } from '../documents/schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { fileTokenQuery, revisionPageParams } from './inputs.ts';
import { pageProblems } from './page-problems.ts';

export const getVerifiedPageText = defineEndpoint({
  method: 'GET',
  path: '/v3/verify/{id}/revisions/{n}/pages/{p}/text',
  auth: 'none',
  summary: 'Gives a page’s text as it was when it was signed, so that a screen reader can read what the image shows.',
  params: revisionPageParams,
  query: fileTokenQuery,
  responses: { 200: PageText },
  problems: pageProblems,
  isBeyondSpecification: true,
});
