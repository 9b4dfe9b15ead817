import * as z from 'zod';
import type { StateTable } from '../state.ts';
import { Id, Instant } from '../schemas.ts';
import { OutboxMail } from './schemas.ts';

export const platformStates = {
  'the clock stands at an instant': z.object({ instant: Instant }),
  'somebody has signed up at an instant': z.object({ userId: Id, instant: Instant }),
  'a forms service takes contact forms': z.object({}),
  'the forms service is away': z.object({}),
  'a mail lies in the local outbox': OutboxMail,
  'mail goes out through a mail server': z.object({ smtpUrl: z.string() }),
} as const satisfies StateTable;
