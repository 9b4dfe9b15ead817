import { defineEndpoint } from '../endpoint.ts';
import { StepUp, VisitStepUpCall } from './schemas.ts';

export const stepUpDirectly = defineEndpoint({
  method: 'POST',
  path: '/v3/direct/sign/step-up',
  auth: 'basic',
  summary: 'Proves with the signer’s own passkey, on a device that was handed over, who signs, in place of a code.',
  description:
    'The next POST /v3/direct/sign of this visit signs without `tan`, once and within ten minutes. Nobody is logged in by it. A code that ' +
    'was sent before is void; one that is asked for afterwards makes this void. Five tries in 15 minutes.',
  body: VisitStepUpCall,
  responses: { 200: StepUp },
  problems: [
    'error.not_found',
    'error.two_step.proof_wrong',
    'error.two_step.locked',
    'error.sign.already_signed',
    'error.sign.not_your_turn',
    'error.sign.mobile_required',
    'error.sign.quality_insufficient',
    'error.sr.not_open',
    'error.sr.withdrawn',
  ],
  isBeyondSpecification: true,
});
