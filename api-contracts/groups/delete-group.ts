import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';

export const deleteGroup = defineEndpoint({
  method: 'DELETE',
  path: '/v1/groups/{id}',
  auth: 'bearer',
  summary: 'Deletes a group of signers; for administrators of its business.',
  description:
    'Open requests that were sent to it stay, and whoever was in it last can still sign and read them. Drafts lose the group. What is ' +
    'signed still names it.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Acknowledgement },
  problems: ['error.not_found', 'error.group.admins_only'],
});
