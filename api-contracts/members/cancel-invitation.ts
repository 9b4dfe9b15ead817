import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';

export const cancelInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/invitations/{inviteId}',
  auth: 'bearer',
  summary: 'Takes back an invitation into a business; for its administrators. The person is told.',
  description: 'One that was answered meanwhile is not found.',
  params: z.strictObject({ id: Id, inviteId: Id }),
  responses: { 200: Acknowledgement },
  problems: ['error.not_found', 'error.business.admins_only'],
});
