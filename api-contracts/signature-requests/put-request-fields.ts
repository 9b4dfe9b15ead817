import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { fieldLimits, RequestField, RequestFields } from './field-schemas.ts';
import { requestParams } from './inputs.ts';

export const putRequestFields = defineEndpoint({
  isBeyondSpecification: true,
  method: 'PUT',
  path: '/v3/signature-requests/{id}/fields',
  auth: 'bearer',
  summary: 'Says what signers fill in.',
  description:
    'The list replaces the one before; a field that keeps its id, its signer and its document keeps what was filled in. Whoever may ' +
    'place signatures may do so while nobody has signed. Fields become form fields of the PDF before the first signature, and are ' +
    'filled in and locked by the signature of their signer.',
  params: requestParams,
  body: z.strictObject({
    fields: z.array(RequestField).max(fieldLimits.fields),
    /** Of the fields as the caller knows them; refused where they are others by now. */
    revision: z.string().max(100).optional(),
  }),
  responses: { 200: RequestFields },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sr.already_signed_by_somebody',
    'error.sr.changed_meanwhile',
    'error.sr.placement_outside_page',
    'error.sign.locked',
    'error.field.rules',
    'error.field.condition',
    'error.field.circle',
    'error.field.form_fixed',
    'error.field.document_signed',
  ],
});
