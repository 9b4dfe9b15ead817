import * as z from 'zod';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { SavedFile } from './field-schemas.ts';
import { fillRequestFields } from './fill-request-fields.ts';

export const fieldFileParams = z.strictObject({ id: Id, fid: Id });

export const addFieldFile = defineEndpoint({
  isBeyondSpecification: true,
  method: 'POST',
  path: '/v3/signature-requests/{id}/fields/{fid}/file',
  auth: 'bearer',
  summary: 'Hands in the file that a field asks its signer for.',
  description:
    "Either the file itself as application/octet-stream, with its name in `Content-Disposition: attachment; filename*=UTF-8''…`, or " +
    'application/json `{filename, content}` with the file in base64. Kinds as of attachments of a request, without macros; at most 10 MB. It ' +
    'takes the place of the one before; an empty value of the field takes it back. Its name and SHA-256 stand in the field, and in the evidence. ' +
    'Nobody else sees it before the signature, which makes it an attachment of the request.',
  params: fieldFileParams,
  body: bytes('application/octet-stream', 'application/json'),
  ownTransaction: true,
  responses: { 200: SavedFile },
  problems: [
    ...fillRequestFields.problems,
    'error.field.file_macros',
    'error.field.file_too_large',
    'file.attachment.unsupported',
    'file.malware.detected',
    'file.upload.interrupted',
    'file.upload.not_base64',
  ],
});
