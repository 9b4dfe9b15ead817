import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Officers } from './in-person-schemas.ts';

export const listOfficers = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/officers',
  auth: 'bearer',
  summary: 'Who of a business checks identity documents of colleagues; for its administrators.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Officers },
  problems: ['error.not_found', 'error.business.admins_only'],
  isBeyondSpecification: true,
});
