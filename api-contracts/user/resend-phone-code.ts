import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { PhoneCodeSent } from './schemas.ts';

export const resendPhoneCode = defineEndpoint({
  method: 'POST',
  path: '/api/resend/{id}',
  auth: 'bearer',
  summary: 'Sends another code to the mobile number that waits for its proof.',
  description: 'At most one every 30 seconds and ten an hour. The code before it works no more.',
  params: z.object({ id: Id }),
  responses: { 200: PhoneCodeSent },
  problems: ['error.not_found', 'error.user.code_locked', 'error.user.code_too_soon'],
});
