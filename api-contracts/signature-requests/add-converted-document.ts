import { conversionProblems, uploadProblems } from '../documents/inputs.ts';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { convertibleTypes, RequestDocument } from './schemas.ts';

export const addConvertedDocument = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/documents/conversions',
  auth: 'bearer',
  summary: 'Uploads a text document or a picture into a draft, as a PDF that we make of it.',
  description:
    'The file as it is, with its name in Content-Disposition; its content alone says what it is: docx, odt, png or jpeg, as far as the ' +
    'installation makes PDFs of them (`permissions.upload.convertible` of the account). The PDF is inspected like any upload. The evidence keeps the ' +
    'SHA-256 of the original, which itself is not kept. Nobody else sees the PDF until its sender has accepted it (…/{docId}/acceptance): until ' +
    'then the draft is neither sent nor handed over.',
  params: requestParams,
  body: bytes(...Object.values(convertibleTypes), 'application/octet-stream'),
  ownTransaction: true,
  responses: { 201: RequestDocument },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    'error.sr.not_draft',
    'error.sign.locked',
    'error.sr.too_many_documents',
    'file.conversion.off',
    ...conversionProblems,
    ...uploadProblems,
  ],
  isBeyondSpecification: true,
});
