import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';
import { ProgramSignerInput } from './request-inputs.ts';
import { changingProblems } from './request-problems.ts';
import { ProgramRequest } from './request-schemas.ts';

export const addProgramSignature = defineMachine({
  method: 'POST',
  path: machinePath('signature-requests/{id}/signatures'),
  auth: 'api',
  summary: 'Adds a signer while nobody has signed; an open request invites at once. Answers the whole request.',
  params: MachineIdParams,
  body: ProgramSignerInput,
  responses: { 200: ProgramRequest },
  problems: changingProblems,
  ownTransaction: true,
});
