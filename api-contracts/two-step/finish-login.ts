import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { Challenge, SecondStepProof } from './schemas.ts';

export const finishLogin = defineEndpoint({
  method: 'POST',
  path: '/v1/login/second-step',
  auth: 'none',
  summary: 'Exchanges the challenge of POST /v1/login and a second factor for an access token that lives 24 hours.',
  description:
    'The challenge is in `details` of the problem error.two_step.needed, lives ten minutes and works once. A code counts once, also within its 30 seconds; the ' +
    'one before and the one after count too, for clocks that are not right. An account takes 5 wrong codes in 15 minutes and 30 in a day.',
  body: z.strictObject({ challenge: Challenge, proof: SecondStepProof }),
  responses: { 200: z.object({ token: z.string(), expiration: Instant }) },
  problems: ['error.two_step.challenge_invalid', 'error.two_step.proof_wrong', 'error.two_step.locked'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
