import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';
import { initiatingProblems } from './request-problems.ts';
import { ProgramRequest } from './request-schemas.ts';

export const initiateProgramRequest = defineMachine({
  method: 'POST',
  path: machinePathOfV3('signature-requests/{id}/initiate'),
  auth: 'api',
  summary: 'Sends a draft: it is OPEN, and invitations are out.',
  params: IdParams,
  responses: { 200: ProgramRequest },
  problems: [...initiatingProblems, 'error.sr.not_draft', 'error.sr.corrected_one_signed', 'error.sign.locked'],
});
