import { defineEndpoint } from '../endpoint.ts';
import { SignAnswer, SignCall } from './schemas.ts';
import { signProblems } from './sign-problems.ts';

export const sign = defineEndpoint({
  method: 'POST',
  path: '/v3/sign',
  auth: 'bearer',
  summary: 'Signs one or several requests as the person who is logged in.',
  description:
    'Our choice: when at least one request was signed, the answer is 200 and lists each outcome; when none was, it is the problem ' +
    'of the first one. Repeating the call never signs twice: whoever has signed gets error.sign.already_signed.',
  body: SignCall,
  responses: { 200: SignAnswer },
  problems: signProblems,
  ownTransaction: true,
});
