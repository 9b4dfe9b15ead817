import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { ApiUser } from './api-user.ts';

export const listApiUsers = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/apis',
  auth: 'bearer',
  summary: 'The programs that act for a business, oldest first; for its administrators.',
  params: z.strictObject({ id: Id }),
  responses: { 200: z.object({ apiUsers: z.array(ApiUser) }) },
  problems: ['error.business.admins_only'],
});
