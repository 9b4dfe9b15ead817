import { defineEndpoint } from '../endpoint.ts';
import { Template, templateParams } from './schemas.ts';

export const getTemplate = defineEndpoint({
  method: 'GET',
  path: '/v3/templates/{id}',
  auth: 'bearer',
  summary: 'A template with its roles, documents, places and texts.',
  params: templateParams,
  responses: { 200: Template },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
