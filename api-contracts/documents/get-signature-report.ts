import * as z from 'zod';
import { bytes, defineEndpoint } from '../endpoint.ts';
import { documentParams } from './inputs.ts';

export const getSignatureReport = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}/report',
  auth: 'bearer',
  summary: 'Downloads the signature report: who did what, when and from where, with the documents’ hashes.',
  description:
    'PDF, sealed by the platform; JSON in the shape of SignatureReport, with the chain of audit events so that it can be recomputed; or ' +
    'HTML, one printable page without scripts. Mobile numbers and IP addresses are shown to whoever may edit the request; others see their ' +
    'own. The header x-seal-level names the PAdES level that the seal of the PDF has reached, or says none.',
  params: documentParams,
  query: z.strictObject({ type: z.enum(['PDF', 'JSON', 'HTML']).default('PDF') }),
  responses: { 200: bytes('application/pdf', 'application/json', 'text/html') },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
