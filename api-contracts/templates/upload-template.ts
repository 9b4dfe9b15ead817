import { uploadProblems } from '../documents/inputs.ts';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { Template } from './schemas.ts';

export const uploadTemplate = defineEndpoint({
  method: 'POST',
  path: '/v3/templates/uploads',
  auth: 'bearer',
  summary: 'Begins a template with a PDF.',
  description:
    'The file itself, with its name in `Content-Disposition`, or `{title?, content}` as JSON. The template has its name, one role that ' +
    'signs and no place yet.',
  body: bytes('application/pdf', 'application/json'),
  responses: { 201: Template },
  problems: [
    'error.not_found',
    'error.template.too_many',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    ...uploadProblems,
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
