import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Challenge, PasskeyOptions } from './schemas.ts';

export const beginPasskeyLogin = defineEndpoint({
  method: 'POST',
  path: '/v1/login/passkey/options',
  auth: 'none',
  summary: 'Gives what navigator.credentials.get() asks a passkey for a log-in.',
  description:
    'Without `challenge` any passkey of this host may answer, for POST /v1/login/passkey: nobody is named, so nothing is told about anybody. With the challenge of ' +
    'POST /v1/login the passkeys of that account may, for POST /v1/login/second-step. 100 calls in 15 minutes from one IP address.',
  body: z.strictObject({ challenge: Challenge.optional() }),
  responses: { 200: PasskeyOptions },
  problems: ['error.two_step.challenge_invalid'],
  isBeyondSpecification: true,
  ownTransaction: true,
});
