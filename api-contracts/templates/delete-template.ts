import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { templateParams } from './schemas.ts';

export const deleteTemplate = defineEndpoint({
  method: 'DELETE',
  path: '/v3/templates/{id}',
  auth: 'bearer',
  summary: 'Deletes a template with all its versions and files; what was made of it stays.',
  params: templateParams,
  responses: { 200: Acknowledgement },
  problems: ['error.not_found', 'error.template.owner_only'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
