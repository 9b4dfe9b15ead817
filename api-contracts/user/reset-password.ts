import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { Password } from './schemas.ts';

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/v1/reset-password',
  auth: 'none',
  summary: 'Sets a new password with the token of a mailed link, which then is used up.',
  description:
    'Ends every access token of the account and tells the person by mail. `details.reason` of a refused link is `expired`, `used`, `replaced` ' +
    'by a newer link, `changed` (the password was changed meanwhile) or `unknown`. A weak password leaves the link as it is.',
  body: z.strictObject({ token: z.string().min(1).max(400), new: Password }),
  responses: { 200: Acknowledgement },
  problems: ['error.user.reset_invalid', 'error.user.password_weak'],
  ownTransaction: true,
});
