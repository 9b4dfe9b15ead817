import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** What the deletion of an account would bring about now. */
export const Deletion = z.object({
  /** Drafts that would be erased. */
  drafts: z.number().int(),
  /** Requests waiting for signatures that would be withdrawn. */
  withdrawnRequests: z.number().int(),
  /** Requests waiting for signatures that the administrators of the business would take over. */
  passedOnRequests: z.number().int(),
  /** Requests of others that the person has still to sign. */
  unsignedRequests: z.number().int(),
  /** The person logs in at an organisation: a login of the last ten minutes proves as well as the password, which may not exist. */
  canProveByLogin: z.boolean(),
  /** The business that the person belongs to. */
  business: z
    .object({
      name: z.string(),
      /** Nobody else administers it: the account cannot be deleted yet. */
      isOnlyAdministrator: z.boolean(),
      /** How many others belong to it. */
      otherMembers: z.number().int(),
      /** Nobody else belongs to it: it ends with the account. */
      endsWithAccount: z.boolean(),
    })
    .nullable(),
});
export type Deletion = z.infer<typeof Deletion>;

export const getDeletion = defineEndpoint({
  method: 'GET',
  path: '/v1/user/deletion',
  auth: 'bearer',
  summary: 'Tells what POST /v1/user/delete would bring about now.',
  responses: { 200: Deletion },
  problems: [],
  isBeyondSpecification: true,
});
