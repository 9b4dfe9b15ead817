import { bytes, defineEndpoint } from '../endpoint.ts';
import { Verification } from './schemas.ts';

export const verifyDocument = defineEndpoint({
  method: 'POST',
  path: '/v3/verify',
  auth: 'none',
  summary: 'Checks the signatures of a PDF, ours or anybody’s.',
  description:
    'The file itself as application/pdf, at most 112.5 MB. The short form follows the validation API of the family; `report` says in the words of ' +
    'ETSI EN 319 102-1 what was found and why. The file is kept for 15 minutes, so that its revisions can be looked at by whoever has the `token`, ' +
    'then deleted; nothing of it is stored. A damaged or encrypted PDF gets a report that says so. An address checks at most 30 files in ten minutes.',
  body: bytes('application/pdf'),
  ownTransaction: true,
  responses: { 200: Verification },
  problems: [
    'error.verification.too_large',
    'error.verification.not_a_pdf',
    'error.verification.too_complex',
    'file.upload.interrupted',
    'file.upload.too_large',
    'file.pdf.empty',
    'file.pdf.workers_busy',
  ],
  isBeyondSpecification: true,
});
