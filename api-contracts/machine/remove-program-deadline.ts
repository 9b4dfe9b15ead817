import { empty } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';

export const removeProgramDeadline = defineMachine({
  method: 'DELETE',
  path: machinePath('signature-requests/{id}/expires-at'),
  auth: 'api',
  summary: 'Takes the deadline of a request away.',
  params: MachineIdParams,
  responses: { 204: empty },
  problems: ['error.sr.not_open'],
});
