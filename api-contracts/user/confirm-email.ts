import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { User } from './schemas.ts';

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/v1/user/confirm-email',
  auth: 'bearer',
  summary:
    'Makes the address that PUT /v1/user asked for the account’s, by the token of the link that was mailed to it.',
  description: 'Works once, within 24 hours, and for the account that asked alone. The old address is told.',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  responses: { 200: User },
  problems: ['error.user.confirmation_invalid'],
  isBeyondSpecification: true,
});
