import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { SignatureRequest } from './schemas.ts';

export const initiateSignatureRequest = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/initiate',
  auth: 'bearer',
  summary: 'Sends a draft: it becomes OPEN, the first signers are invited, observers are told.',
  description:
    'Signers with the lowest sequence become OPEN and get a mail unless `notify` is false; the others are WAITING and are invited when all ' +
    'lower ones have signed. A second call answers `error.sr.not_draft` and sends nothing. ' +
    'An account invites at most 1,000 people an hour. A corrected version (…/correct) takes the place of the request before, which is withdrawn where it is open.',
  params: requestParams,
  responses: { 200: SignatureRequest },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_draft',
    'error.sr.no_document',
    'error.sr.conversion_not_accepted',
    'error.sr.form_field_locks',
    'error.sr.form_field_demands',
    'error.sr.no_signer',
    'error.sr.expiration_passed',
    'error.sr.quality_not_available',
    'error.sr.mobile_required',
    'error.sr.corrected_one_signed',
    'error.sign.locked',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    'error.business.signatures_exhausted',
  ],
});
