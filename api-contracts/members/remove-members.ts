import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { ChangedUsers, UserIds } from './schemas.ts';

export const removeMembers = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/remove-members',
  auth: 'bearer',
  summary: 'Removes people from a business; for its administrators, of whom the caller always remains.',
  description:
    'All of them or none. What they have sent for the business passes to its administrators at once, with evidence. Their accounts stay ' +
    'theirs. The own membership ends by POST /v1/businesses/{id}/leave.',
  params: z.strictObject({ id: Id }),
  body: UserIds,
  responses: { 200: ChangedUsers },
  problems: ['error.not_found', 'error.business.admins_only', 'error.business.own_removal'],
});
