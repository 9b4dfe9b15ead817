import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { Challenge, PasskeyAssertion } from './schemas.ts';

export const loginWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/v1/login/passkey',
  auth: 'none',
  summary:
    'Exchanges a passkey’s answer for an access token that lives 24 hours. Neither password nor second step are asked for.',
  description:
    'A passkey that is not known here and one that answers wrongly get the same problem. A challenge is used up by any answer.',
  body: z.strictObject({ challenge: Challenge, assertion: PasskeyAssertion }),
  responses: { 200: z.object({ token: z.string(), expiration: Instant }) },
  problems: ['error.two_step.challenge_invalid', 'error.two_step.proof_wrong'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
