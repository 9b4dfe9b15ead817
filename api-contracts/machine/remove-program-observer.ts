import { empty } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { ObserverParams, machinePathOfV3 } from './path.ts';

export const removeProgramObserver = defineMachine({
  method: 'DELETE',
  path: machinePathOfV3('signature-requests/{id}/observers/{oid}'),
  auth: 'api',
  summary: 'Removes an observer.',
  params: ObserverParams,
  responses: { 204: empty },
  problems: [],
});
