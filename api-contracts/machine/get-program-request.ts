import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';
import { ProgramRequest } from './request-schemas.ts';

export const getProgramRequest = defineMachine({
  method: 'GET',
  path: machinePath('signature-requests/{id}'),
  auth: 'api',
  summary: 'Reads a request.',
  description:
    'Programs poll it until status_overall is SIGNED and then download what document_id names. While long-term data are fetched it stays ' +
    'OPEN: SIGNED is said, and SUCCESS called, only when the file is final.',
  params: MachineIdParams,
  responses: { 200: ProgramRequest },
  problems: [],
});
