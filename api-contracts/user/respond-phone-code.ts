import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';

export const respondPhoneCode = defineEndpoint({
  method: 'POST',
  path: '/api/respond/{id}',
  auth: 'bearer',
  summary: 'Proves a mobile number by the code that was sent to it; from then on the number is the account’s.',
  description: 'A code lives ten minutes. After five wrong ones nothing is accepted for 15 minutes.',
  params: z.object({ id: Id }),
  body: z.strictObject({ secret: z.string().trim().min(1).max(20) }),
  responses: { 200: Acknowledgement },
  problems: ['error.not_found', 'error.user.code_invalid', 'error.user.code_expired', 'error.user.code_locked'],
});
