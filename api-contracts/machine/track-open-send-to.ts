import { defineMachine } from './define-machine.ts';
import { machinePath } from './path.ts';
import { accessCodeDescription, SendToParams, SendToTrack } from './send-to-schemas.ts';

export const trackOpenSendTo = defineMachine({
  method: 'GET',
  path: machinePath('sendto/{id}/track'),
  auth: 'none',
  summary: 'How a document that was handed over stands.',
  description: accessCodeDescription,
  params: SendToParams,
  takesAccessCode: true,
  responses: { 200: SendToTrack },
  problems: ['error.send_to.code_wrong', 'error.rate_limit.exceeded'],
});
