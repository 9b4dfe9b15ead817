import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Id } from '../schemas.ts';
import { Officers } from './in-person-schemas.ts';

export const addOfficer = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/officers',
  auth: 'bearer',
  summary: 'Lets somebody of a business check identity documents of colleagues; who may already, stays.',
  description: 'Only where AES for Business is in force. The person is told by mail.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ email: Email }),
  responses: { 200: Officers },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    'error.in_person.not_enabled',
    'error.in_person.member_unknown',
  ],
  isBeyondSpecification: true,
});
