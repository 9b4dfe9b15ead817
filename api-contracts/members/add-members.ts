import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { line } from '../text.ts';
import { InviteResult, invitationDays, MemberRole, mostAtOnce, Seats } from './schemas.ts';

export const addMembers = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/members',
  auth: 'bearer',
  summary: `Invites people by e-mail into a business, for ${invitationDays} days; for its administrators.`,
  description:
    `At most ${mostAtOnce} addresses a call; each has its own result, in their order, and one that is refused keeps none of the others back. ` +
    'Each invitation holds a seat until it is answered, cancelled or expired. Whoever belongs to another business is invited like ' +
    'others and has to leave it first; nobody learns here who has an account.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    users: z
      .array(z.strictObject({ email: line(320), role: MemberRole.default('member') }))
      .min(1)
      .max(mostAtOnce),
  }),
  responses: {
    200: z.object({
      results: z.array(z.object({ email: z.string(), result: InviteResult })),
      seats: Seats,
    }),
  },
  problems: ['error.not_found', 'error.business.admins_only'],
});
