import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { ProceedCall, RedirectParams, SignAnswer } from './schemas.ts';
import { stepProblems } from './sign-problems.ts';

export const proceedSwisscomDirectly = defineEndpoint({
  method: 'POST',
  path: '/v3/direct/swisscom/proceed/{id}',
  auth: 'basic',
  summary: 'Goes on with a visitor’s signature that waits at the trust service.',
  description:
    'As its twin; our addition is `params`, what a redirect brought back, for visitors have no other way to hand it in.',
  params: z.object({ id: Id }),
  body: ProceedCall.extend({ params: RedirectParams.optional() }),
  responses: { 200: SignAnswer },
  problems: stepProblems,
  ownTransaction: true,
});
