import { defineEndpoint } from '../endpoint.ts';
import { Domain, domainParams } from './domain-schemas.ts';

export const checkDomain = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/domains/{domain}/check',
  auth: 'bearer',
  summary: 'Looks now at the TXT record of a domain; for administrators.',
  description: 'Answers the domain with what was found. At most 30 in an hour for each domain.',
  params: domainParams,
  responses: { 200: Domain },
  problems: ['error.not_found', 'error.business.admins_only'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
