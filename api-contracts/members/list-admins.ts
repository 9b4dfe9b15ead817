import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { BusinessMember } from '../business/schemas.ts';

export const listAdmins = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/admins',
  auth: 'bearer',
  summary: 'The administrators of the caller’s business, in the order of joining; for all its members.',
  description: 'The first thousand: beyond that, GET /v1/businesses/{id}/members with `role=admin` pages.',
  params: z.strictObject({ id: Id }),
  responses: { 200: z.object({ admins: z.array(BusinessMember) }) },
  problems: ['error.not_found'],
});
