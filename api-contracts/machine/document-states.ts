import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import type { StateTable } from '../state.ts';

export const programDocumentStates = {
  /** Of an API user that exists; `requestId`: this request holds it, as the document `documentId`. */
  'a program has a document': z.object({
    businessId: Id,
    username: z.string(),
    id: Id,
    title: z.string(),
    at: Instant,
    heldBy: z.object({ requestId: Id, ownerId: Id }).optional(),
  }),
  /** By this program, a moment ago. */
  'a document was validated': z.object({ username: z.string(), id: Id }),
} as const satisfies StateTable;
