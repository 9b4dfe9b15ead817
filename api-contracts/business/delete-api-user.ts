import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { ApiUserParams } from './api-user.ts';

export const deleteApiUser = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/apis/{username}',
  auth: 'bearer',
  summary: 'Deletes an API user with its key; the tokens that it has end at once. For administrators of its business.',
  params: ApiUserParams,
  responses: { 200: Acknowledgement },
  problems: ['error.business.admins_only'],
});
