import { defineEndpoint } from '../endpoint.ts';
import { pageParams, pageProblems, tokenQuery } from './inputs.ts';
import { PageText } from './schemas.ts';

export const getPageTextDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/documents/{id}/pages/{n}/text',
  auth: 'token',
  summary: 'Gives a page’s text to a visitor’s screen reader.',
  params: pageParams,
  query: tokenQuery,
  responses: { 200: PageText },
  problems: pageProblems,
  isBeyondSpecification: true,
});
