import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { RecoveryCodes, SecondStepCode } from './schemas.ts';

export const confirmTotp = defineEndpoint({
  method: 'POST',
  path: '/v1/user/two-step/totp/confirm',
  auth: 'bearer',
  summary: 'Turns codes of an app on by the first of them. With the account’s first factor come ten recovery codes.',
  description: 'Within 15 minutes of POST /v1/user/two-step/totp. The owner of the account is told by mail.',
  body: z.strictObject({ code: SecondStepCode }),
  responses: { 200: RecoveryCodes },
  problems: ['error.two_step.set_up_expired', 'error.two_step.proof_wrong', 'error.two_step.locked'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
