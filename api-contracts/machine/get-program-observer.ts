import { defineMachine } from './define-machine.ts';
import { ObserverParams, machinePathOfV3 } from './path.ts';
import { ProgramObserver } from './request-schemas.ts';

export const getProgramObserver = defineMachine({
  method: 'GET',
  path: machinePathOfV3('signature-requests/{id}/observers/{oid}'),
  auth: 'api',
  summary: 'Reads an observer.',
  params: ObserverParams,
  responses: { 200: ProgramObserver },
  problems: [],
});
