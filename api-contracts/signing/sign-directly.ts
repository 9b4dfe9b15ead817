import { defineEndpoint } from '../endpoint.ts';
import { SignAnswer, SignCall } from './schemas.ts';
import { signProblems } from './sign-problems.ts';

export const signDirectly = defineEndpoint({
  method: 'POST',
  path: '/v3/direct/sign',
  auth: 'basic',
  summary: 'Signs as the visitor of a link.',
  description:
    'Without `tan` a six-digit code is sent to the signer, by e-mail or, for AES, by SMS, and the answer is error.sign.tan_required ' +
    '(details: resendIn seconds, channel, sentTo); the same call with the code signs. No code is asked for in SES when the owner ' +
    'vouches for the person (notify false and an identity_reference).',
  body: SignCall,
  responses: { 200: SignAnswer },
  problems: signProblems,
  ownTransaction: true,
});
