import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Instant } from '../schemas.ts';

export const validReset = defineEndpoint({
  method: 'POST',
  path: '/v1/valid-reset',
  auth: 'none',
  isBeyondSpecification: true,
  summary: 'Tells whose password a mailed link would set, and until when. Nothing changes.',
  description: 'So that nobody invents a password for a link that has ended. `details.reason` tells why one has.',
  body: z.strictObject({ token: z.string().min(1).max(400) }),
  responses: { 200: z.object({ email: Email, expiration: Instant }) },
  problems: ['error.user.reset_invalid'],
  ownTransaction: true,
});
