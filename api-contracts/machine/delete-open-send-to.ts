import * as z from 'zod';
import { Id } from '../schemas.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath } from './path.ts';
import { accessCodeDescription, SendToParams } from './send-to-schemas.ts';

export const deleteOpenSendTo = defineMachine({
  method: 'DELETE',
  path: machinePath('sendto/{id}'),
  auth: 'none',
  summary: 'Takes back what was handed over: what it became, request and document, goes too.',
  description: `${accessCodeDescription} While somebody signs it the answer is 423.`,
  params: SendToParams,
  takesAccessCode: true,
  ownTransaction: true,
  responses: { 200: z.object({ id: Id }) },
  problems: ['error.send_to.code_wrong', 'error.sign.locked'],
});
