import { uploadProblems } from '../documents/inputs.ts';
import { defineEndpoint } from '../endpoint.ts';
import { takeFormFieldsBody } from './form-field-schemas.ts';
import { requestParams } from './inputs.ts';
import { SignatureRequest } from './schemas.ts';

export const takeFormFields = defineEndpoint({
  isBeyondSpecification: true,
  method: 'POST',
  path: '/v3/signature-requests/{id}/form-fields',
  auth: 'bearer',
  summary: 'Says who fills in fields of the documents’ own forms.',
  description:
    'With `sid` a field becomes one of that signer: it stays at its place, is filled in by the revision that its signer signs, and locked by it. With ' +
    '`value` it is filled in now, and read-only from then on: the document has a new version, and the evidence keeps the SHA-256 of the one before.',
  params: requestParams,
  body: takeFormFieldsBody,
  ownTransaction: true,
  responses: { 200: SignatureRequest },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_draft',
    'error.field.rules',
    'error.field.form_gone',
    'error.placeholder.too_many',
    ...uploadProblems,
  ],
});
