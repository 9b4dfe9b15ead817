import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { line } from '../text.ts';
import { ListedMember, MemberCounts, MemberRole, Seats } from './schemas.ts';

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/members',
  auth: 'bearer',
  summary:
    'The people of a business, a page at a time, with the counts of its parts and its seats; for its administrators.',
  description:
    'One `state` at a time: who is active, who is invited (expired invitations among them), who was removed or has left. `search` finds ' +
    'every word at the beginning of a name, of the address or of its domain, whatever its case. `after` and `before` name the row beside the ' +
    'page, so that pages far within are found at once; without either, or when it is there no more, rows are counted from an end of the list.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    state: z.enum(['active', 'invited', 'removed']).default('active'),
    role: MemberRole.optional(),
    search: line(200).optional(),
    page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
    size: z.coerce.number<string | number>().int().min(1).max(100).default(25),
    /** The last row of the page before, or the first one of the page after. */
    after: Id.optional(),
    before: Id.optional(),
    /** By last name, else the address; by joining, invitation or removal; by the last login. */
    sort_by: z.enum(['name', 'since', 'last_active']).default('name'),
    sort: z.enum(['asc', 'desc']).default('asc'),
  }),
  responses: {
    200: z.object({
      total_pages: z.int(),
      total_items: z.int(),
      current_page: z.int(),
      size: z.int(),
      members: z.array(ListedMember),
      counts: MemberCounts,
      seats: Seats,
    }),
  },
  problems: ['error.not_found', 'error.business.admins_only'],
});
