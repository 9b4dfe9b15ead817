import * as z from 'zod';
import { Id, Legislation } from '../schemas.ts';
import type { StateTable } from '../state.ts';
import { CheckedDocument } from './in-person-schemas.ts';
import { IdentKind } from './schemas.ts';

/** Of an account, or of the signature of a visitor. */
const Begun = z.object({
  id: Id,
  userId: Id.optional(),
  sid: Id.optional(),
  legislation: Legislation,
  kind: IdentKind,
});

export const identificationStates = {
  /** Who identifies people: nobody, or somebody who costs money, or who asks for something first. */
  'whoever identifies is demanding': z.object({
    isOffered: z.boolean().optional(),
    isFree: z.boolean().optional(),
    isAway: z.boolean().optional(),
    needs: z.array(z.enum(['mobile', 'terms'])).optional(),
  }),
  /** The terms of use of the trust service are still to be accepted by the account. */
  'an account has not accepted the terms of the trust service': z.object({ userId: Id }),
  /** An account or a visitor has a mobile number, by which the trust service knows the person, or does not yet. */
  'somebody may be identified elsewhere': z.object({
    userId: Id.optional(),
    sid: Id.optional(),
    isKnown: z.boolean(),
  }),
  /** Somebody who is identified in all ways is there, and costs nothing. */
  'an identification is under way': Begun,
  /** The same, and whoever identifies will answer that it has succeeded. */
  'an identification is answered': Begun,
  /** The same, come to its good end: one can sign with it. */
  'an identification has succeeded': Begun,
  /** Swiss francs, by an account, for one by video under eIDAS; unless it is paid, the provider is still to be asked. */
  'a person has paid for an identification': z.object({ id: Id, userId: Id, isPaid: z.boolean() }),
  'Mobile ID is not set up': z.object({}),
  /** The account has a proved number, and the Mobile ID of that is connected. */
  'a Mobile ID is connected': z.object({ userId: Id }),
  /** The account has a proved number, and its phone is being asked whether to connect; it will say yes. */
  'a phone is being asked': z.object({ id: Id, userId: Id, sessionToken: z.string() }),
  /** In a business where AES for Business is in force from now on, unless its representative has yet to confirm it. */
  'somebody checks documents of colleagues': z.object({
    userId: Id,
    businessId: Id,
    domain: z.string(),
    isInForce: z.boolean().default(true),
  }),
  /** Of a colleague, by an officer of the business; with `isConfirmed`, the colleague has confirmed it. */
  'a document was recorded': z.object({
    id: Id,
    businessId: Id,
    userId: Id,
    officerId: Id,
    document: CheckedDocument,
    isConfirmed: z.boolean().default(false),
    isEnded: z.boolean().default(false),
  }),
} as const satisfies StateTable;
