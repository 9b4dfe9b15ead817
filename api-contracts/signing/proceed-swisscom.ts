import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { ProceedCall, SignAnswer } from './schemas.ts';
import { stepProblems } from './sign-problems.ts';

export const proceedSwisscom = defineEndpoint({
  method: 'POST',
  path: '/v3/swisscom/proceed/{id}',
  auth: 'bearer',
  summary: 'Goes on with a signature that waits for a code at the trust service, or asks whether it was confirmed.',
  description:
    '`id` is the signature request’s. The answer is that of sign: SIGNED, or a further STEP. After a wrong code the same step waits on.',
  params: z.object({ id: Id }),
  body: ProceedCall,
  responses: { 200: SignAnswer },
  problems: stepProblems,
  ownTransaction: true,
});
