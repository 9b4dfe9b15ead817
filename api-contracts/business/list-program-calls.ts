import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ApiUsername } from './api-user.ts';
import { Id, Instant } from '../schemas.ts';
import { line } from '../text.ts';
import { developerPageSize } from './webhook-schemas.ts';

/** A call that a program has made: nothing of what it sent, and nothing of the answer but its status. */
export const ProgramCall = z.object({
  id: z.number().int(),
  username: ApiUsername,
  at: Instant,
  method: z.string(),
  /** Without its query. */
  path: z.string(),
  status: z.number().int(),
  milliseconds: z.number().int(),
  /** Why it was refused. */
  key: z.string().nullable(),
});
export type ProgramCall = z.infer<typeof ProgramCall>;

export const callStatuses = ['all', 'succeeded', 'refused', 'failed'] as const;

export const listProgramCalls = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/api-calls',
  auth: 'bearer',
  summary: `What the programs of a business have asked in the last seven days: the newest first, ${developerPageSize} at a time.`,
  description:
    'For administrators. Without bodies and queries. `status` is a group (succeeded: 2xx and 3xx, refused: 4xx, failed: 5xx); `path` is a ' +
    'part of the path. A call appears within seconds.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    username: ApiUsername.optional(),
    status: z.enum(callStatuses).optional(),
    path: line(200).optional(),
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  responses: { 200: z.object({ calls: z.array(ProgramCall), hasMore: z.boolean() }) },
  problems: ['error.business.admins_only'],
  isBeyondSpecification: true,
});
