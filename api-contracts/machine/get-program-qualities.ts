import * as z from 'zod';
import { line } from '../text.ts';
import { defineMachine } from './define-machine.ts';
import { ProgramQualities } from './schemas.ts';
import { machinePath, MachineParams } from './path.ts';

export const getProgramQualities = defineMachine({
  method: 'GET',
  path: machinePath('user/signature-qualities'),
  auth: 'api',
  summary: 'What somebody can sign with; without a name, what the program itself can: the seals that it may use.',
  description:
    'Of a person who does not belong to the business only SES and DEMO are told, whether or not there is such an account. What is not ' +
    'available is left out. Each entry is an object here as under user/signature-qualities-detail.',
  params: MachineParams,
  query: z.object({
    /** E-mail address of a person. */
    username: line(254).optional(),
  }),
  responses: { 200: ProgramQualities },
  problems: [],
});
