import { empty } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';

export const removeProgramSignature = defineMachine({
  method: 'DELETE',
  path: machinePath('signature-requests/{id}/signatures/{sid}'),
  auth: 'api',
  summary: 'Removes a signer while nobody has signed; also the last one.',
  params: MachineIdParams.extend({ sid: Id }),
  responses: { 204: empty },
  problems: ['error.sr.already_signed_by_somebody', 'error.sr.not_open', 'error.sr.no_signer', 'error.sign.locked'],
});
