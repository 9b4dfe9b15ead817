import { bytes } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath } from './path.ts';
import { accessCodeDescription, SendToParams } from './send-to-schemas.ts';

export const downloadOpenSendTo = defineMachine({
  method: 'GET',
  path: machinePath('sendto/{id}/download'),
  auth: 'none',
  summary: 'The PDF that was handed over, as it stands now.',
  description: accessCodeDescription,
  params: SendToParams,
  takesAccessCode: true,
  responses: { 200: bytes('application/pdf') },
  problems: ['error.send_to.code_wrong', 'error.rate_limit.exceeded'],
});
