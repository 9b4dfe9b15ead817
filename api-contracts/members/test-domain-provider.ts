import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { domainParams, providerFields, ProviderFinding } from './domain-schemas.ts';

export const testDomainProvider = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/domains/{domain}/identity-provider/test',
  auth: 'bearer',
  summary: 'Tries a login provider with the settings given, and changes nothing; for administrators.',
  description:
    'The client is tried with a code that nobody has: a provider that knows it refuses the code, another one the client. Nothing of what ' +
    'the provider answers is told. At most 30 in an hour for each organisation.',
  params: domainParams,
  body: z.strictObject(providerFields),
  responses: {
    200: z.object({
      finding: ProviderFinding,
      /** To be registered at the provider. */
      redirect_uri: z.string(),
    }),
  },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    'error.domain.not_activated',
    'error.domain.secret_missing',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
