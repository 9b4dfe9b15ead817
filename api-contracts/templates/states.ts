import * as z from 'zod';
import { Id, Language } from '../schemas.ts';
import type { StateTable } from '../state.ts';
import { TemplateSharing } from './schemas.ts';

export const templatesStates = {
  /** Of a business that exists: one document of one page, one role that signs on it and fills in a field, one that observes. */
  'a business has a template': z.object({
    businessId: Id,
    ownerId: Id,
    id: Id,
    name: z.string(),
    title: z.string(),
    language: Language,
    documentId: Id,
    signerRoleId: Id,
    observerRoleId: Id,
    fieldId: Id,
    sharing: TemplateSharing.default('NONE'),
    /** Page of the place, from 0; one that the state’s file has not is a place that was lost. */
    hasDoubts: z.boolean().default(false),
  }),
  /** Of a business that exists; of each state that is named one row, of OPEN and SIGNED the request that is named. */
  'a business has a batch': z.object({
    businessId: Id,
    ownerId: Id,
    id: Id,
    name: z.string(),
    email: z.string(),
    rowState: z.enum(['WAITING', 'SENT', 'FAILED']).default('WAITING'),
    requestId: Id.optional(),
    isBusy: z.boolean().default(false),
    /** Of the program that has made it, instead of `ownerId`. */
    username: z.string().optional(),
  }),
  'a business has as many templates as it can keep': z.object({ businessId: Id, ownerId: Id }),
} as const satisfies StateTable;
