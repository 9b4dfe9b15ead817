import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';
import { ProgramObserverInput } from './request-inputs.ts';
import { ProgramObserver } from './request-schemas.ts';

export const addProgramObserver = defineMachine({
  method: 'POST',
  path: machinePathOfV3('signature-requests/{id}/observers'),
  auth: 'api',
  summary: 'Adds an observer; of an open request the observer learns at once.',
  params: IdParams,
  body: ProgramObserverInput,
  responses: { 200: ProgramObserver },
  problems: [
    'error.sr.not_open',
    'error.sr.observer_exists',
    'error.sr.too_many_observers',
    'error.sr.group_not_available',
  ],
});
