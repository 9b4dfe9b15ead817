import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { ChangedUsers, UserIds } from './schemas.ts';

export const changeToMembers = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/change-to-members',
  auth: 'bearer',
  summary: 'Makes administrators members again; for administrators. One always remains.',
  description: 'All of them or none: whoever is no member of the business is not found. The own id may be among them.',
  params: z.strictObject({ id: Id }),
  body: UserIds,
  responses: { 200: ChangedUsers },
  problems: ['error.not_found', 'error.business.admins_only', 'error.business.last_admin'],
});
