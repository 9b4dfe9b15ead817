import { defineEndpoint } from '../endpoint.ts';
import { FormFields } from './form-field-schemas.ts';
import { requestParams } from './inputs.ts';

export const listFormFields = defineEndpoint({
  isBeyondSpecification: true,
  method: 'GET',
  path: '/v3/signature-requests/{id}/form-fields',
  auth: 'bearer',
  summary: 'Reads which fields the documents of a draft have in forms of their own.',
  description:
    'Those that nobody fills in yet, each in the nearest of our kinds, and those that are not offered, with the reason. Nothing is changed. Of ' +
    'a document that was signed before its upload none is read.',
  params: requestParams,
  responses: { 200: FormFields },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sr.not_draft', 'file.pdf.workers_busy'],
});
