import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { line } from '../text.ts';
import { Domain, domainParams } from './domain-schemas.ts';

export const confirmDomain = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/domains/{domain}/confirm',
  auth: 'bearer',
  summary: 'Proves a domain by the code that was mailed to whoever runs it; for administrators.',
  description: 'Capitals and hyphens do not matter. At most 10 tries in an hour for each domain.',
  params: domainParams,
  body: z.strictObject({ code: line(40).min(1) }),
  responses: { 200: Domain },
  problems: ['error.not_found', 'error.business.admins_only', 'error.domain.code_wrong', 'error.domain.taken'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
