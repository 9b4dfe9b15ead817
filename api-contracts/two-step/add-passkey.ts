import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Challenge, Passkey, PasskeyName, PasskeyRegistration, RecoveryCodes } from './schemas.ts';

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/v1/user/two-step/passkeys',
  auth: 'bearer',
  summary: 'Adds a passkey to the caller’s account. With the account’s first factor come ten recovery codes.',
  description:
    'The challenge lives ten minutes and works once. Attestation is not asked for: every authenticator is welcome.',
  body: z.strictObject({ challenge: Challenge, name: PasskeyName, registration: PasskeyRegistration }),
  responses: { 201: RecoveryCodes.extend({ passkey: Passkey }) },
  problems: ['error.two_step.challenge_invalid', 'error.two_step.passkey_refused'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
