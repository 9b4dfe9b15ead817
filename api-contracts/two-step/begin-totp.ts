import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { Password } from '../user/schemas.ts';

export const beginTotp = defineEndpoint({
  method: 'POST',
  path: '/v1/user/two-step/totp',
  auth: 'bearer',
  summary:
    'Makes a secret for an app that shows codes (TOTP, RFC 6238). It counts once POST …/totp/confirm got a code of it.',
  description:
    'SHA-1, six digits, 30 seconds: what every app knows. Another call replaces a secret that was not confirmed.',
  body: z.strictObject({ password: Password }),
  responses: {
    200: z.object({
      /** Base32 without padding, for typing. */
      secret: z.string(),
      /** otpauth://totp/…, for a QR code. */
      uri: z.string(),
      expiration: Instant,
    }),
  },
  problems: ['error.user.password_wrong', 'error.user.password_locked', 'error.two_step.totp_exists'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
