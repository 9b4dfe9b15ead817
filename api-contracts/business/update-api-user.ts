import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { ApiDescription, ApiScopes, ApiUser, ApiUserParams } from './api-user.ts';

export const updateApiUser = defineEndpoint({
  method: 'PUT',
  path: '/v1/businesses/{id}/apis/{username}',
  auth: 'bearer',
  summary: 'Describes an API user anew, and says what it may do; for administrators of its business.',
  description:
    'With `updatedAt`, what another administrator has changed since is not overwritten. `scopes` hold from the next call on; without ' +
    'them they stay.',
  params: ApiUserParams,
  body: z.strictObject({ description: ApiDescription, scopes: ApiScopes.optional(), updatedAt: Instant.optional() }),
  responses: { 200: ApiUser },
  problems: ['error.business.admins_only', 'error.business.changed_meanwhile'],
});
