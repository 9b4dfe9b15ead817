import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Id } from '../schemas.ts';
import { CheckedDocument, IdentityCheck } from './in-person-schemas.ts';

export const recordIdentityCheck = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/identity-checks',
  auth: 'bearer',
  summary: 'Records that an officer has seen a colleague in person with an identity document.',
  description:
    'It counts once the colleague has confirmed what was recorded, within 14 days. The name must be that of the account, the person of ' +
    'full age, and the document valid. Nobody records the own document.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ email: Email, document: CheckedDocument }),
  responses: { 201: IdentityCheck },
  problems: [
    'error.not_found',
    'error.in_person.officers_only',
    'error.in_person.not_enabled',
    'error.in_person.own_document',
    'error.in_person.member_unknown',
    'error.in_person.waiting',
    'error.in_person.name_differs',
    'error.in_person.under_age',
    'error.in_person.document_expired',
  ],
  isBeyondSpecification: true,
});
