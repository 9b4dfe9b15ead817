import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Password } from '../user/schemas.ts';
import { RecoveryCodes, SecondStepProof } from './schemas.ts';

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/v1/user/two-step/recovery-codes',
  auth: 'bearer',
  summary: 'Replaces all recovery codes by ten new ones, readable this once.',
  body: z.strictObject({ password: Password, proof: SecondStepProof }),
  responses: { 200: RecoveryCodes },
  problems: [
    'error.user.password_wrong',
    'error.user.password_locked',
    'error.two_step.proof_wrong',
    'error.two_step.locked',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
