import * as z from 'zod';
import { Callback } from '../signature-requests/callback-schemas.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';

/** A callback, and who reads and writes its request. */
export const ProgramCallback = Callback.extend({ read_access: z.array(z.string()), write_access: z.array(z.string()) });
export type ProgramCallback = z.infer<typeof ProgramCallback>;

export const listProgramCallbacks = defineMachine({
  method: 'GET',
  path: machinePath('signature-requests/{id}/callbacks'),
  auth: 'api',
  summary: 'Lists the callbacks of a request in the order in which they were caused; empty while there was none.',
  description:
    'For whoever may write the request: the addresses may hold secrets of the receiver. `messages` has a line for each try that failed, a ' +
    'status or a word of the network, never what the receiver answered. Calls to webhooks are not among them. UPDATE is also ' +
    'caused by changes that programs make, INITIATE by whatever is sent, also at once under v2; ERROR by what was declined, withdrawn, expired or ' +
    'has failed. START_SIGN says that a signer is at a trust service now, IDENT_ERROR that an identification begun for this request has failed. ' +
    'A browser that comes back to an exitURL is no callback and proves nothing.',
  params: MachineIdParams,
  responses: { 200: z.array(ProgramCallback) },
  problems: [],
});
