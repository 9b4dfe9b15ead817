import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { SignatureRequest } from './schemas.ts';
import { AccessCode } from './send-to-schemas.ts';

export const claimSendTo = defineEndpoint({
  method: 'POST',
  path: '/v3/sendto/{id}/claim',
  auth: 'bearer',
  summary: 'Makes the caller the owner of what was handed over, to sign it or to invite others.',
  description:
    'SIGN opens the request with the caller as its only signer and is for every account; INVITE leaves a draft and is for whoever may ' +
    'upload. One claim wins. Wrong codes count: ten in a quarter of an hour for an account, a hundred for a place.',
  params: requestParams,
  body: z.strictObject({ access_code: AccessCode, purpose: z.enum(['SIGN', 'INVITE']) }),
  responses: { 200: SignatureRequest },
  problems: [
    'error.not_found',
    'error.send_to.code_wrong',
    'error.send_to.claimed',
    'error.send_to.expired',
    'error.sr.quality_not_available',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    'error.business.signatures_exhausted',
  ],
  ownTransaction: true,
});
