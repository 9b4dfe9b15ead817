import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { ApiDescription, ApiUser, ApiUserParams } from './api-user.ts';

export const updateApiUser = defineEndpoint({
  method: 'PUT',
  path: '/v1/businesses/{id}/apis/{username}',
  auth: 'bearer',
  summary: 'Describes an API user anew; for administrators of its business.',
  description: 'With `updatedAt`, what another administrator has changed since is not overwritten.',
  params: ApiUserParams,
  body: z.strictObject({ description: ApiDescription, updatedAt: Instant.optional() }),
  responses: { 200: ApiUser },
  problems: ['error.business.admins_only', 'error.business.changed_meanwhile'],
});
