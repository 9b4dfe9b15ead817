import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Invitation } from './schemas.ts';

export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/invitations',
  auth: 'bearer',
  summary: 'The invitations of a business that wait for an answer, the latest first; for its administrators.',
  description: 'Expired ones are left out; GET /v1/businesses/{id}/members with `state=invited` shows them, too.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
    size: z.coerce.number<string | number>().int().min(1).max(100).default(25),
  }),
  responses: { 200: z.object({ invitedMembers: z.array(Invitation), total_items: z.int() }) },
  problems: ['error.not_found', 'error.business.admins_only'],
});
