import { jsonOrForm } from '../endpoint.ts';
import { urlProblems } from './document-schemas.ts';
import { defineMachine } from './define-machine.ts';
import { Validation, ValidationInput, validationPath, ValidationQuery } from './validation-schemas.ts';

export const validateDocument = defineMachine({
  method: 'POST',
  path: validationPath('validate/document'),
  auth: 'api',
  scope: 'read',
  summary: 'Judges the signatures of a PDF, by the same verifier as everywhere.',
  description:
    'The file as the field `content` of a form, in base64 as `content` in JSON, or at an https address as `url`. At most 50 MB. A document is valid ' +
    'when every signature holds and it is what the query asks for. The result is kept for ten minutes, for the program that asked; the file is not.',
  query: ValidationQuery,
  body: jsonOrForm(ValidationInput),
  ownTransaction: true,
  responses: { 200: Validation },
  problems: [
    ...urlProblems,
    'file.upload.interrupted',
    'file.upload.not_base64',
    'file.upload.too_large',
    'file.pdf.empty',
    'file.pdf.workers_busy',
    'error.verification.not_a_pdf',
    'error.verification.too_complex',
  ],
});
