import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { line } from '../text.ts';
import { GroupLimits, SignerGroup } from './schemas.ts';

export const listGroups = defineEndpoint({
  method: 'GET',
  path: '/v3/groups',
  auth: 'bearer',
  summary: 'The groups of signers of the caller’s business, by name; for all its members, who choose among them.',
  query: z.strictObject({
    /** Part of a group’s name, or of a name or an address of its people. */
    search: line(100).optional(),
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(100).default(25),
  }),
  responses: {
    200: z.object({
      groups: z.array(SignerGroup),
      /** Of those that are searched. */
      total_items: z.number().int(),
      /** Of the business, whatever is searched. */
      count: z.number().int(),
      limits: GroupLimits,
    }),
  },
  problems: ['error.not_found'],
});
