import * as z from 'zod';
import { defineMachine } from './define-machine.ts';
import { ProgramDocument } from './document-schemas.ts';
import { machinePath, MachineParams } from './path.ts';

export const listProgramDocuments = defineMachine({
  method: 'GET',
  path: machinePath('documents'),
  auth: 'api',
  summary: 'The program’s own documents and those in which it is named, newest first.',
  description:
    'Those that were uploaded or sealed without a request; documents of requests are listed by their requests. At most the newest 10,000.',
  params: MachineParams,
  responses: { 200: z.array(ProgramDocument) },
  problems: [],
});
