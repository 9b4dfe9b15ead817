import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';
import { ProgramRequest } from './request-schemas.ts';

export const remindProgramSigners = defineMachine({
  method: 'POST',
  path: machinePath('signature-requests/{id}/remind'),
  auth: 'api',
  summary: 'Reminds every signer whose turn it is, each once an hour; right after creation, too.',
  description: 'Where nobody could be reminded for that reason alone it is 429.',
  params: MachineIdParams,
  responses: { 200: ProgramRequest },
  problems: ['error.sr.not_open', 'error.rate_limit.reminder'],
});
