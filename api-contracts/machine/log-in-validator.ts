import * as z from 'zod';
import { defineMachine } from './define-machine.ts';
import { line } from '../text.ts';
import { logInProgram } from './log-in-program.ts';
import { validationPath } from './validation-schemas.ts';

export const logInValidator = defineMachine({
  method: 'POST',
  path: validationPath('access/login'),
  auth: 'none',
  summary: 'Lets a program into the validation service; the token is the one of the machine API, in JSON.',
  body: z.object({ username: line(200), apikey: z.string().max(200) }),
  ownTransaction: true,
  responses: { 200: z.object({ accesstoken: z.string() }) },
  problems: logInProgram.problems,
});
