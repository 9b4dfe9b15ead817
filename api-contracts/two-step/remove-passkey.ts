import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';
import { Password } from '../user/schemas.ts';
import { SecondStepProof } from './schemas.ts';

export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/v1/user/two-step/passkeys/{id}/remove',
  auth: 'bearer',
  summary: 'Removes a passkey of the caller. With the last factor the recovery codes end.',
  params: z.object({ id: Id }),
  body: z.strictObject({ password: Password, proof: SecondStepProof }),
  responses: { 200: Acknowledgement },
  problems: [
    'error.user.password_wrong',
    'error.user.password_locked',
    'error.two_step.proof_wrong',
    'error.two_step.locked',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
