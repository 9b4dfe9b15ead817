import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Domain, DomainMailbox, domainParams } from './domain-schemas.ts';

export const mailDomainCode = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/domains/{domain}/mail',
  auth: 'bearer',
  summary: 'Mails a code to a mailbox of whoever runs a domain; for administrators.',
  description:
    'The code lives 48 hours and takes the place of the one before. At most 5 mails in a day for each domain.',
  params: domainParams,
  body: z.strictObject({ mailbox: DomainMailbox }),
  responses: { 200: Domain },
  problems: ['error.not_found', 'error.business.admins_only', 'error.domain.taken', 'error.domain.activated'],
  isBeyondSpecification: true,
});
