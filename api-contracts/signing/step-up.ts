import { defineEndpoint } from '../endpoint.ts';
import { StepUp, StepUpCall } from './schemas.ts';
import { confirmProblems } from './sign-problems.ts';

export const stepUp = defineEndpoint({
  method: 'POST',
  path: '/v3/sign/step-up',
  auth: 'bearer',
  summary: 'Proves with a second factor of the account who signs, in place of the code that the quality asks for.',
  description:
    'The next POST /v3/sign of this session signs these requests without `tan`, once each and within ten minutes. Evidence names the ' +
    'method. A code that was sent before is void; one that is asked for afterwards makes this void. A request that asks for no code is ' +
    'passed over. Wrong factors count with those of the log-in.',
  body: StepUpCall,
  responses: { 200: StepUp },
  problems: ['error.two_step.proof_wrong', 'error.two_step.locked', ...confirmProblems],
  ownTransaction: true,
  isBeyondSpecification: true,
});
