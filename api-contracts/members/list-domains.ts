import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Domain } from './domain-schemas.ts';

export const listDomains = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/domains',
  auth: 'bearer',
  summary:
    'The mail domains of an organisation, with how each is proved and where its people log in; for administrators.',
  description: 'The business itself tells their names and states as `domains`.',
  params: z.strictObject({ id: Id }),
  responses: {
    200: z.object({
      domains: z.array(Domain),
      /** To be registered at login providers. */
      redirect_uri: z.string(),
    }),
  },
  problems: ['error.not_found', 'error.business.admins_only'],
  isBeyondSpecification: true,
});
