import { defineEndpoint } from '../endpoint.ts';
import { pageParams, tokenQuery } from './inputs.ts';
import { PageText } from './schemas.ts';

export const getPageTextDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/documents/{id}/pages/{n}/text',
  auth: 'token',
  summary: 'Gives a page’s text to a visitor’s screen reader.',
  params: pageParams,
  query: tokenQuery,
  responses: { 200: PageText },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.document.page_not_found', 'file.pdf.page_unrenderable'],
  isBeyondSpecification: true,
});
