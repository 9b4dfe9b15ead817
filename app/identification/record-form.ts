import { Email, Id } from '@sigillum/api-contracts/schemas.ts';
import * as z from 'zod';
import { describeEidData } from './eid-data.ts';
import { identificationInPersonMessages as messages } from './in-person-messages.ts';

/**
 * What the page for documents of colleagues sends: a record, or that one is withdrawn.
 * @param today ISO date
 */
export const describeRecordChange = (today: string) => {
  const { nationality: country, ...document } = describeEidData(today).shape;
  return z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('record'),
      email: Email,
      ...document,
      country,
      seen: z.literal('true', { message: messages.seenMissing.id }),
    }),
    z.object({ intent: z.literal('withdraw'), checkId: Id }),
  ]);
};
