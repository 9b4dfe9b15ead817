import { defineEndpoint } from '../endpoint.ts';
import { pageParams, pageProblems } from './inputs.ts';
import { PageText } from './schemas.ts';

export const getPageText = defineEndpoint({
  method: 'GET',
  path: '/v3/documents/{id}/pages/{n}/text',
  auth: 'bearer',
  summary: 'Gives a page’s text, so that a screen reader can read what the image shows.',
  params: pageParams,
  responses: { 200: PageText },
  problems: pageProblems,
  isBeyondSpecification: true,
});
