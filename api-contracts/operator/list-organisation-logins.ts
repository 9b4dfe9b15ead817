import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { OrganisationLogin } from './schemas.ts';
import { line } from '../text.ts';

export const listOrganisationLogins = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/logins',
  auth: 'bearer',
  summary:
    'The domains whose people log in at their organisation, 50 at a time: those behind `after`, the last domain of the page before.',
  query: z.strictObject({ after: line(255).optional() }),
  responses: { 200: z.object({ logins: z.array(OrganisationLogin), hasMore: z.boolean() }) },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
