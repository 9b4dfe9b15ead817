import { uploadProblems } from '../documents/inputs.ts';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { RequestDocument } from './schemas.ts';

export const addDocument = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/documents',
  auth: 'bearer',
  summary: 'Uploads a PDF into a draft, or into an open request that nobody has signed.',
  description:
    "Either the file itself as application/pdf, with its name in `Content-Disposition: attachment; filename*=UTF-8''…`, or application/json " +
    '`{title?, content}` with the file in base64. Both are streamed into the file store, then inspected. The title is at most 255 characters. ' +
    'All documents of a request have at most 112.5 MB together, and they are at most 50. ' +
    'An account uploads at most 1,000 files an hour. Who was invited to an open request is told.',
  params: requestParams,
  body: bytes('application/pdf', 'application/json'),
  ownTransaction: true,
  responses: { 201: RequestDocument },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    'error.sr.not_open',
    'error.sr.already_signed_by_somebody',
    'error.sign.locked',
    'error.sr.too_many_documents',
    ...uploadProblems,
  ],
});
