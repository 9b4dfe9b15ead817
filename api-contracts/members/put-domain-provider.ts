import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Domain, domainParams, providerFields } from './domain-schemas.ts';

export const putDomainProvider = defineEndpoint({
  method: 'PUT',
  path: '/v1/businesses/{id}/domains/{domain}/identity-provider',
  auth: 'bearer',
  summary: 'Sets where the people of an activated domain log in (OpenID Connect); for administrators.',
  description:
    'The provider is asked first, as by the test; one that cannot be used is refused with what is wrong as `finding`, and nothing changes. ' +
    'Only https and public addresses, unless the operator of the server allows more. The client secret is kept encrypted and never told.',
  params: domainParams,
  body: z.strictObject(providerFields),
  responses: { 200: Domain },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    'error.domain.not_activated',
    'error.domain.secret_missing',
    'error.domain.provider_unusable',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
