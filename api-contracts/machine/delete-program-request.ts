import { empty } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';

export const deleteProgramRequest = defineMachine({
  method: 'DELETE',
  path: machinePath('signature-requests/{id}'),
  auth: 'api',
  summary:
    'Deletes a request: an open one is withdrawn first; when the last one with access has left, all its data go.',
  params: MachineIdParams,
  responses: { 204: empty },
  problems: ['error.sign.locked'],
  ownTransaction: true,
});
