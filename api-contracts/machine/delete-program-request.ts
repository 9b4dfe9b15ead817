import { empty } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';

export const deleteProgramRequest = defineMachine({
  method: 'DELETE',
  path: machinePath('signature-requests/{id}'),
  auth: 'api',
  summary:
    'Deletes a request: an open one is withdrawn first; when the last one with access has left, all its data go.',
  description:
    'So it is for whoever owns the request or may write it, so that a program deletes what it has made for a creator, too. Whoever is named to read it only ' +
    'leaves: it goes on for the others. Signers who have signed keep what they have signed.',
  params: MachineIdParams,
  responses: { 204: empty },
  problems: ['error.sign.locked'],
  ownTransaction: true,
});
