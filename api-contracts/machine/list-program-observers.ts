import * as z from 'zod';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';
import { ProgramObserver } from './request-schemas.ts';

export const listProgramObservers = defineMachine({
  method: 'GET',
  path: machinePathOfV3('signature-requests/{id}/observers'),
  auth: 'api',
  summary: 'Lists the observers of a request.',
  params: IdParams,
  responses: { 200: z.array(ProgramObserver) },
  problems: [],
});
