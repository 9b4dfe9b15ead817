import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Password } from '../user/schemas.ts';
import { PasskeyOptions } from './schemas.ts';

export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/v1/user/two-step/passkeys/options',
  auth: 'bearer',
  summary: 'Gives what navigator.credentials.create() makes a passkey with, for POST /v1/user/two-step/passkeys.',
  description:
    'A passkey belongs to the host of the public address. It is discoverable and verifies the person, so that it can log in alone.',
  body: z.strictObject({ password: Password }),
  responses: { 200: PasskeyOptions },
  problems: ['error.user.password_wrong', 'error.user.password_locked'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
