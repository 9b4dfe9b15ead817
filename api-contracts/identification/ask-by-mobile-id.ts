import { defineEndpoint } from '../endpoint.ts';
import { confirmProblems } from '../signing/sign-problems.ts';
import { proofProblems } from '../user/proof.ts';
import { MobileIdCall, MobileIdQuestion } from './mobile-id-schemas.ts';

export const askByMobileId = defineEndpoint({
  method: 'POST',
  path: '/v1/user/mobile-id/questions',
  auth: 'bearer',
  summary: 'Asks on the caller’s phone (201), or goes on with the same question that is open (200).',
  description:
    'The phone of the account’s proved number rings; the answer comes by `look`. `connect` keeps the Mobile ID that answers, in place of ' +
    'an earlier one. `sign` stands for the code that these requests ask for, as POST /v3/sign/step-up does: within ten minutes, for this ' +
    'session, once each. A phone is asked one thing at a time.',
  body: MobileIdCall,
  responses: { 200: MobileIdQuestion, 201: MobileIdQuestion },
  problems: [
    'error.mobile_id.not_offered',
    'error.mobile_id.mobile_missing',
    'error.mobile_id.not_connected',
    'error.mobile_id.busy',
    ...proofProblems,
    ...confirmProblems,
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
