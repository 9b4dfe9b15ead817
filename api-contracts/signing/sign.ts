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
    'of the first one. Repeating the call never signs twice: under the same Idempotency-Key it answers what it answered first, even ' +
    'when that answer was lost; else whoever has signed gets error.sign.already_signed. AES asks for a code ' +
    'by SMS and PART11 for one by e-mail: without `tan` it is sent and the answer is error.sign.tan_required (details: resendIn ' +
    'seconds, channel, sentTo), and the same call without a code sends another one once that time is over. One code serves all ' +
    'requests of the call that want the same number or address proved, if it was sent for their documents: requests that were not ' +
    'among those of the call that had it sent, or whose documents have changed since, get error.sign.documents_changed.',
  body: SignCall,
  responses: { 200: SignAnswer },
  problems: signProblems,
  ownTransaction: true,
});
