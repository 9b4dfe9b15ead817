import * as z from 'zod';
import { Email, Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';

export const groupsStates = {
  /** Of a business that exists. */
  'a business has a signer group': z.object({
    businessId: Id,
    id: Id,
    versionId: Id,
    name: z.string(),
    members: z.array(z.object({ email: Email, name: z.string() })),
  }),
  'a business may have so many signer groups': z.object({
    businessId: Id,
    maxGroups: z.int(),
    maxParticipants: z.int(),
  }),
} as const satisfies StateTable;
