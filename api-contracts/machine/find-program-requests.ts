import * as z from 'zod';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineParams } from './path.ts';
import { ProgramRequest } from './request-schemas.ts';

export const findProgramRequests = defineMachine({
  method: 'POST',
  path: machinePath('signature-requests/bulk'),
  auth: 'api',
  scope: 'read',
  summary: 'Reads several requests by their ids: those that the program may read, in that order.',
  params: MachineParams,
  body: z.array(z.string().max(100)).max(100),
  responses: { 200: z.array(ProgramRequest) },
  problems: [],
});
