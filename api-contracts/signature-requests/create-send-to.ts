import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { NewSendTo } from './send-to-schemas.ts';

export const createSendTo = defineEndpoint({
  method: 'POST',
  path: '/v3/sendto',
  auth: 'bearer',
  summary: 'Hands the documents of a draft over to whoever claims them with the access code.',
  description:
    'For a document whose signer’s address is not known. The caller’s own draft becomes address and code, and ends; its signers, observers ' +
    'and attachments end with it. Unclaimed it dies after a day. The code is shown once. At most 30 an hour.',
  body: z.strictObject({ signature_request_id: Id }),
  responses: { 201: NewSendTo },
  problems: [
    'error.not_found',
    'error.sr.not_draft',
    'error.sr.no_document',
    'error.sr.conversion_not_accepted',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
