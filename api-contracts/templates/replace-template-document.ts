import { uploadProblems } from '../documents/inputs.ts';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { Template, templateDocumentParams } from './schemas.ts';

export const replaceTemplateDocument = defineEndpoint({
  method: 'POST',
  path: '/v3/templates/{id}/documents/{document_id}/replace',
  auth: 'bearer',
  summary: 'Puts another PDF in the place of a template’s document.',
  description:
    'Places and fields move with the text that stood next to them; where it is not found, or found more than once, they keep page and measures and are ' +
    'doubtful until PUT …/templates/{id} says otherwise. A file that has not the page of such a place is refused with the pages in ' +
    '`details`. The document gets another id.',
  params: templateDocumentParams,
  body: bytes('application/pdf', 'application/json'),
  responses: { 200: Template },
  problems: [
    'error.not_found',
    'error.template.edit_not_allowed',
    'error.template.too_few_pages',
    'error.sr.form_field_unknown',
    'error.field.document_signed',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    ...uploadProblems,
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
