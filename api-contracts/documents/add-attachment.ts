import { bytes, defineEndpoint } from '../endpoint.ts';
import { requestParams } from '../signature-requests/inputs.ts';
import { Attachment } from '../signature-requests/schemas.ts';

export const addAttachment = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/attachments',
  auth: 'bearer',
  summary: 'Adds a file that goes with a request without being signed.',
  description:
    "Either the file itself as application/octet-stream, with its name in `Content-Disposition: attachment; filename*=UTF-8''…`, or " +
    'application/json `{filename, content}` with the file in base64. What kind of file it is, is read from its content: PDF, Word, Excel, ' +
    'PowerPoint (old, new, with macros), gif, jpeg, png and plain text; a name that does not fit gets the ending that does. At most 40 MB ' +
    'each, 20 in a request, until somebody has signed. Names and hashes become evidence.',
  params: requestParams,
  body: bytes('application/octet-stream', 'application/json'),
  ownTransaction: true,
  responses: { 201: Attachment },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    'error.sr.not_open',
    'error.sr.already_signed_by_somebody',
    'error.sr.too_many_attachments',
    'file.attachment.unsupported',
    'file.attachment.too_large',
    'file.malware.detected',
    'file.upload.interrupted',
    'file.upload.not_base64',
  ],
  isBeyondSpecification: true,
});
