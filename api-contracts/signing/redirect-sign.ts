import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { RedirectAnswer, RedirectParams } from './schemas.ts';
import { stepProblems } from './sign-problems.ts';

export const redirectSign = defineEndpoint({
  method: 'POST',
  path: '/v3/mab/redirect-sign/{id}',
  auth: 'bearer',
  summary: 'Goes on with a signature after the browser has come back from the trust service.',
  description:
    '`id` is the signature request’s. The answer is that of sign: SIGNED, or a further STEP; `signingStatus` says so in the words of the specification.',
  params: z.object({ id: Id }),
  body: z.strictObject({ params: RedirectParams }),
  responses: { 200: RedirectAnswer },
  problems: stepProblems,
  ownTransaction: true,
});
