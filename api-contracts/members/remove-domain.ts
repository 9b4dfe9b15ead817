import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { domainParams } from './domain-schemas.ts';

export const removeDomain = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/domains/{domain}',
  auth: 'bearer',
  summary: 'Removes a mail domain; for administrators.',
  description:
    'Nobody joins by it any more; whoever has joined stays. The login that the organisation has set up for it ends, and its people sign ' +
    'advanced with a code by text message again.',
  params: domainParams,
  responses: { 200: Acknowledgement },
  problems: ['error.not_found', 'error.business.admins_only'],
});
