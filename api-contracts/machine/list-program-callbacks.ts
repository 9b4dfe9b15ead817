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
    'has failed. START_SIGN says that a signer is at a trust service now, IDENT_ERROR that an identification begun for this request has failed; ' +
    'this goes to the error address, START_SIGN and INITIATE go to the update address. A call waits 10 seconds for a status, does not look at ' +
    'the body and follows no redirect. Any 2xx is success; else it is tried again every 10 minutes for 2 hours, 13 times in all, and then RESIGNATED. ' +
    'Retry-After, at most 2 hours, takes the place of the next 10 minutes and does not count towards the 2 hours, for 24 hours in all; where short ones have ' +
    'used the 13 up, the rest of the 2 hours has a try every 10 minutes. 410 ends at once. ' +
    'A browser that comes back to an exitURL is no callback and proves nothing.',
  params: MachineIdParams,
  responses: { 200: z.array(ProgramCallback) },
  problems: [],
});
