import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email } from '../schemas.ts';
import { requestParams } from './inputs.ts';
import { TeamRequest } from './team-schemas.ts';

export const assignTeamRequest = defineEndpoint({
  method: 'PUT',
  path: '/v3/team-requests/{id}/assignee',
  auth: 'bearer',
  summary: 'Assigns a request of the team’s inbox to the caller or to a colleague, or to nobody any more.',
  description:
    'Anybody of the organisation. The assignee may do with the request what its owner may until the assignment ends, and is told by mail unless it is the ' +
    'caller. `before` is the assignee that the caller has seen: of two who take a request at once, the second is refused.',
  params: requestParams,
  body: z.strictObject({ email: Email.toLowerCase().nullable(), before: Email.toLowerCase().nullable() }),
  responses: { 200: TeamRequest },
  problems: ['error.not_found', 'error.sr.not_a_colleague', 'error.sr.changed_meanwhile'],
  isBeyondSpecification: true,
});
