import { defineEndpoint } from '../endpoint.ts';
import { DirectUser } from './schemas.ts';

export const getUserDirectly = defineEndpoint({
  method: 'GET',
  path: '/v1/direct/user',
  auth: 'basic',
  summary: 'The visitor of this link: name, language and what the visitor can sign with.',
  responses: { 200: DirectUser },
  problems: [],
});
