import { defineEndpoint } from '../endpoint.ts';
import { requestParams, SignatureInput } from './inputs.ts';
import { Signature } from './schemas.ts';

export const addSignature = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/signatures',
  auth: 'bearer',
  summary:
    'Adds a signer while nobody has signed; to an open request the invitation goes out at once when it is the signer’s turn.',
  description:
    'A personal link (`signing_url`) is made when the request is initiated. It is shown to the owner alone, and only for `notify` false: ' +
    'then the owner delivers it. In every other case the link reaches nobody but the signer, by mail.',
  params: requestParams,
  body: SignatureInput,
  responses: { 201: Signature },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sr.too_many_signers',
    'error.sr.group_not_available',
    'error.sr.mobile_required',
    'error.sr.already_signed_by_somebody',
    'error.sr.placement_outside_page',
    'error.sr.form_field_unknown',
  ],
});
