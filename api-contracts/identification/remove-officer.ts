import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Officers } from './in-person-schemas.ts';

export const removeOfficer = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/officers/{userId}',
  auth: 'bearer',
  summary: 'Takes from somebody the right to check identity documents of colleagues, at once.',
  description: 'What they have recorded stays: it is withdrawn one by one.',
  params: z.strictObject({ id: Id, userId: Id }),
  responses: { 200: Officers },
  problems: ['error.not_found', 'error.business.admins_only'],
  isBeyondSpecification: true,
});
