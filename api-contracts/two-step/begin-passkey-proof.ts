import { defineEndpoint } from '../endpoint.ts';
import { PasskeyOptions } from './schemas.ts';

export const beginPasskeyProof = defineEndpoint({
  method: 'POST',
  path: '/v1/user/two-step/passkeys/proof',
  auth: 'bearer',
  summary:
    'Gives what navigator.credentials.get() asks one of the caller’s passkeys, for calls that want a second factor as proof.',
  responses: { 200: PasskeyOptions },
  problems: [],
  isBeyondSpecification: true,
});
