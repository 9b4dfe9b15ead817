import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { ApiUserParams, ApiUserWithKey } from './api-user.ts';

export const resetApiUser = defineEndpoint({
  method: 'PUT',
  path: '/v1/businesses/{id}/apis/{username}/reset',
  auth: 'bearer',
  summary: 'Gives an API user another key; the old one and its tokens end at once. For administrators of its business.',
  description:
    'The key is in this answer and nowhere else. With `updatedAt`, the key that another administrator has just made is not thrown away.',
  params: ApiUserParams,
  body: z.strictObject({ updatedAt: Instant.optional() }).optional(),
  responses: { 200: ApiUserWithKey },
  problems: ['error.business.admins_only', 'error.business.changed_meanwhile'],
  ownTransaction: true,
});
