import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { InPerson } from './in-person-schemas.ts';

export const answerInPerson = defineEndpoint({
  method: 'POST',
  path: '/v1/user/identification/in-person/{checkId}',
  auth: 'bearer',
  summary: 'Confirms what a colleague has recorded of the caller’s identity document, or ends the record.',
  description:
    'From the confirmation on the names of the account are those of the document, and fixed. What is rejected is deleted at once.',
  params: z.strictObject({ checkId: Id }),
  body: z.strictObject({ answer: z.enum(['confirm', 'reject']) }),
  responses: { 200: InPerson },
  problems: [
    'error.not_found',
    'error.in_person.not_enabled',
    'error.in_person.name_differs',
    'error.in_person.under_age',
    'error.in_person.document_expired',
  ],
  isBeyondSpecification: true,
});
