import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Language } from '../schemas.ts';
import { RedirectParams, SignAnswer, SignCall, SigningPayload } from './schemas.ts';
import { signProblems } from './sign-problems.ts';

export const createPar = defineEndpoint({
  method: 'POST',
  path: '/v3/mab/create-par/{id}/signatures/{sid}',
  auth: 'bearer',
  summary: 'Starts a signature with a pushed authorization request: answers where the signer’s browser goes.',
  description:
    'The answer is that of sign, with a STEP of kind redirect; where the trust service needs no step it is SIGNED at once. The browser ' +
    'comes back to /mab/redirect with `redirect_query_params` and what the trust service adds. The signer proves the same as for sign: ' +
    'without `tan` a code that is needed is sent and the answer is error.sign.tan_required, unless a step-up stands for it.',
  params: z.object({ id: Id, sid: Id }),
  body: z.strictObject({
    language: Language.optional(),
    redirect_query_params: RedirectParams.optional(),
    /** What sign takes of a request: name and reason, the look of the signature, and what was shown. */
    ...SigningPayload.omit({ signatureRequestId: true }).shape,
    /** As in sign: six digits from the e-mail or SMS, where the signer must prove the address or number. */
    tan: SignCall.shape.tan,
  }),
  responses: { 200: SignAnswer },
  problems: signProblems,
  ownTransaction: true,
});
