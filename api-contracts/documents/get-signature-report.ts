import * as z from 'zod';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { documentParams } from './inputs.ts';

export const getSignatureReport = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}/report',
  auth: 'bearer',
  summary: 'Downloads the signature report: who did what, when and from where, with the documents’ hashes.',
  description:
    'PDF, or JSON in the shape of SignatureReport. The PDF is not signed itself yet. Mobile numbers and IP addresses are shown to whoever may ' +
    'edit the request; others see their own. The report tells whether the chain of audit events is intact.',
  params: documentParams,
  query: z.strictObject({ type: z.enum(['PDF', 'JSON']).default('PDF') }),
  responses: { 200: bytes('application/pdf', 'application/json') },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
