import * as z from 'zod';
import { prose, textLimits } from '../text.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';
import { ProgramRequest } from './request-schemas.ts';

export const withdrawProgramRequest = defineMachine({
  method: 'POST',
  path: machinePath('signature-requests/{id}/withdraw'),
  auth: 'api',
  summary: 'Takes an open request back; the message goes to the signers.',
  params: MachineIdParams,
  body: z.object({ message: prose(textLimits.message).optional() }).optional(),
  responses: { 200: ProgramRequest },
  problems: ['error.sr.not_open', 'error.sign.locked'],
});
