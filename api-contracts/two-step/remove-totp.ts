import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { Password } from '../user/schemas.ts';
import { SecondStepProof } from './schemas.ts';

export const removeTotp = defineEndpoint({
  method: 'POST',
  path: '/v1/user/two-step/totp/remove',
  auth: 'bearer',
  summary: 'Turns codes of an app off. With the last factor the recovery codes end.',
  body: z.strictObject({ password: Password, proof: SecondStepProof }),
  responses: { 200: Acknowledgement },
  problems: [
    'error.user.password_wrong',
    'error.user.password_locked',
    'error.two_step.proof_wrong',
    'error.two_step.locked',
    'error.not_found',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
