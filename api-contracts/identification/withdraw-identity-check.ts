import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { IdentityCheck } from './in-person-schemas.ts';

export const withdrawIdentityCheck = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/identity-checks/{checkId}/withdraw',
  auth: 'bearer',
  summary: 'Ends a record of an identity check, for signatures to come; by an officer or an administrator.',
  params: z.strictObject({ id: Id, checkId: Id }),
  responses: { 200: IdentityCheck },
  problems: ['error.not_found', 'error.in_person.officers_only', 'error.in_person.ended'],
  isBeyondSpecification: true,
});
