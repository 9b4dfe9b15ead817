import * as z from 'zod';
import { bytes } from '../endpoint.ts';
import { line } from '../text.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineParams } from './path.ts';

export const logInProgram = defineMachine({
  method: 'POST',
  path: machinePath('access/login'),
  auth: 'none',
  summary: 'Lets a program in by its name and key; the answer is its token, a JWT as plain text.',
  description:
    'The token lives for twenty minutes. It ends at once when the key is reset, the API user is deleted, or the business is locked. ' +
    'Wrong names and wrong keys look the same. Fields that are not known are passed over, as everywhere in the machine API.',
  params: MachineParams,
  body: z.object({ username: line(200), 'api-key': z.string().max(200) }),
  takesForm: true,
  responses: { 200: bytes('text/plain') },
  problems: ['error.auth.credentials_invalid', 'error.machine.business_locked', 'error.machine.key_expired'],
  ownTransaction: true,
});
