import * as z from 'zod';
import { Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';

export const operatorStates = {
  /** With a second step that is older than every session. */
  'a person runs the installation': z.object({ userId: Id }),
  /** Without any second step. */
  'a person runs the installation and logs in with a password alone': z.object({ userId: Id }),
  /** A mail that could not be sent. */
  'a job was given up': z.object({ id: Id }),
  'a job waits to complete a request': z.object({ id: Id }),
  'a maintenance notice was announced': z.object({ id: z.number().int() }),
  'a mail and a text message were sent': z.object({ mailId: Id, smsId: Id }),
  'the log-in of an organisation was switched off': z.object({ domain: z.string() }),
  'a call to a program failed': z.object({ id: Id, requestId: Id }),
} as const satisfies StateTable;
