import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { RequestDocument } from './schemas.ts';

export const acceptConvertedDocument = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/documents/{docId}/acceptance',
  auth: 'bearer',
  summary: 'Says that the PDF which was made of an upload shows what it should.',
  description: 'Whoever may edit the draft says so, once; again, nothing happens. The evidence names who it was.',
  params: z.strictObject({ id: Id, docId: Id }),
  responses: { 200: RequestDocument },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sr.not_draft'],
  isBeyondSpecification: true,
});
