import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Business } from './schemas.ts';

export const revokeDelete = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/revoke_delete',
  auth: 'bearer',
  summary: 'Brings a deleted business back; for who administered it when it was deleted.',
  description: 'Everybody who has not joined another business since is a member again.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Business },
  problems: ['error.not_found', 'error.business.not_revocable', 'error.business.already_member'],
});
