import * as z from 'zod';
import { uploadProblems } from '../documents/inputs.ts';
import { defineEndpoint } from '../endpoint.ts';
import { DocumentInput, ObserverInput, requestFields, SignatureInput, Title } from './inputs.ts';
import { SignatureRequest } from './schemas.ts';

export const createSignatureRequest = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests',
  auth: 'bearer',
  summary: 'Creates a draft that its owner then completes and sends with initiate.',
  description:
    'The draft belongs to the caller and the caller’s business. `documents[].content` (PDF in base64) is decoded into the file store while ' +
    'it arrives, so the body may be large; POST …/documents streams files raw. Quality and legislation are the caller’s defaults (PUT /v1/user; SES and ZERTES at first) unless given. ' +
    'Observers and signers learn nothing before initiate. A document or colleague that is named by id and is not there is `error.not_found`.',
  body: z.strictObject({
    title: Title,
    ...requestFields,
    documents: z.array(DocumentInput).optional(),
    signatures: z.array(SignatureInput).max(100).optional(),
    observers: z.array(ObserverInput).max(100).optional(),
  }),
  streamsContent: 'pdf',
  ownTransaction: true,
  responses: { 201: SignatureRequest },
  problems: [
    'error.not_found',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    'error.sr.quality_not_available',
    'error.sr.placement_outside_page',
    'error.sr.form_field_unknown',
    'error.sr.not_a_colleague',
    'error.sr.no_team',
    'error.sr.too_many_documents',
    'error.sr.observer_exists',
    'error.sr.group_not_available',
    ...uploadProblems,
  ],
});
