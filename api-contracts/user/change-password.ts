import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { Password } from './schemas.ts';

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/v1/change-password',
  auth: 'bearer',
  summary: 'Replaces the caller’s password. The old one is needed.',
  description:
    'Ends every other access token of the account and every link that would set a password, and tells the person by mail. ' +
    'After five wrong old passwords in 15 minutes the rest of them is waited for.',
  body: z.strictObject({ new: Password, old: Password }),
  responses: { 200: Acknowledgement },
  problems: [
    'error.user.password_wrong',
    'error.user.password_locked',
    'error.user.password_unchanged',
    'error.user.password_weak',
  ],
  ownTransaction: true,
});
