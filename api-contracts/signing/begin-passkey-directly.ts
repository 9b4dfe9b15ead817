import { defineEndpoint } from '../endpoint.ts';
import { PasskeyOptions } from '../two-step/schemas.ts';

export const beginPasskeyDirectly = defineEndpoint({
  method: 'POST',
  path: '/v1/direct/passkeys/proof',
  auth: 'basic',
  summary:
    'Gives what navigator.credentials.get() asks one of the signer’s passkeys, on a device that was handed over.',
  description:
    'Where the signer has an account with a passkey and a code would be asked for. What the passkey signs is bound to this visit and to ' +
    'the documents as they are now; the answer is for POST /v3/direct/sign/step-up alone.',
  responses: { 200: PasskeyOptions },
  problems: [
    'error.not_found',
    'error.sign.already_signed',
    'error.sign.not_your_turn',
    'error.sign.mobile_required',
    'error.sign.quality_insufficient',
    'error.sr.not_open',
    'error.sr.withdrawn',
  ],
  isBeyondSpecification: true,
});
