import * as z from 'zod';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineParams } from './path.ts';
import { readMobile } from './request-inputs.ts';

export const getProgramAssurance = defineMachine({
  method: 'POST',
  path: machinePath('user/assurance'),
  auth: 'api',
  scope: 'read',
  summary: 'How well the holder of a mobile number is known to be who they are.',
  description:
    'qualified allows QES, advanced AES. Told of people of the business alone; everybody else, nobody, and what is no number are `none`, whether or ' +
    'not there is such an account. `serial_number` is of the trust service and is not kept here: it is never given.',
  params: MachineParams,
  body: z.object({ mobile_number: z.string().max(200).transform(readMobile) }),
  responses: {
    200: z.object({
      assurance_level: z.enum(['qualified', 'advanced', 'none']),
      provider: z.string().optional(),
      serial_number: z.string().optional(),
    }),
  },
  problems: [],
});
