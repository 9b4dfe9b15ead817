import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { TeamFilter, TeamRequestPage } from './team-schemas.ts';

export const listTeamRequests = defineEndpoint({
  method: 'GET',
  path: '/v3/team-requests',
  isAboutMuch: true,
  auth: 'bearer',
  summary:
    'The team’s inbox: requests of the caller’s organisation that its people look after together, the newest first.',
  description:
    'Requests that were sent and are not signed by everybody or withdrawn. Their documents and people are for whoever has one assigned, or has ' +
    'access otherwise. `counts` has how many there are of each filter.',
  query: z.strictObject({
    filter: TeamFilter.default('UNASSIGNED'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(25),
  }),
  responses: { 200: TeamRequestPage },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
