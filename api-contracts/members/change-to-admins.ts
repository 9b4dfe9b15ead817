import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { ChangedUsers, UserIds } from './schemas.ts';

export const changeToAdmins = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/change-to-admins',
  auth: 'bearer',
  summary: 'Makes members administrators of their business; for its administrators.',
  description: 'All of them or none: whoever is no member of the business is not found.',
  params: z.strictObject({ id: Id }),
  body: UserIds,
  responses: { 200: ChangedUsers },
  problems: ['error.not_found', 'error.business.admins_only'],
});
