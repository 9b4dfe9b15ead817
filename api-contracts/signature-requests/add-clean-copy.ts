import * as z from 'zod';
import { uploadProblems } from '../documents/inputs.ts';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { RequestDocument } from './schemas.ts';

export const addCleanCopy = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/documents/clean-copies',
  auth: 'bearer',
  summary: 'Uploads a PDF that is refused for its actions, and adds a copy without them to the request.',
  description:
    'The file as application/pdf, as for an upload. Scripts, starts of programs and what happens by itself are taken out; pages, links and what a ' +
    'person presses stay. `fields`: whether fields of a form can still be filled in (KEEP) or become a part of the page as they look now (FLATTEN). ' +
    'The copy is inspected like any upload. Its inspection says what was removed, and the evidence keeps the SHA-256 of the original, which itself ' +
    'is not kept. A signed file is not copied.',
  params: requestParams,
  query: z.strictObject({ fields: z.enum(['KEEP', 'FLATTEN']) }),
  body: bytes('application/pdf'),
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
  isBeyondSpecification: true,
});
