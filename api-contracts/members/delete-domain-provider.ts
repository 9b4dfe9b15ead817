import { defineEndpoint } from '../endpoint.ts';
import { Domain, domainParams } from './domain-schemas.ts';

export const deleteDomainProvider = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/domains/{domain}/identity-provider',
  auth: 'bearer',
  summary: 'Ends the login of a domain’s people at their organisation; for administrators.',
  description: 'Accounts stay, and have a password set by mail.',
  params: domainParams,
  responses: { 200: Domain },
  problems: ['error.not_found', 'error.business.admins_only'],
  isBeyondSpecification: true,
});
