import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { IdentityCheck } from './in-person-schemas.ts';

export const listIdentityChecks = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/identity-checks',
  auth: 'bearer',
  summary:
    'Whose identity documents were checked in a business, the newest first; for its officers and administrators.',
  description: 'What stands in a document is told to its person alone.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
    size: z.coerce.number<string | number>().int().min(1).max(100).default(25),
  }),
  responses: {
    200: z.object({
      is_enabled: z.boolean(),
      /** The caller may record. */
      is_officer: z.boolean(),
      total_items: z.int(),
      checks: z.array(IdentityCheck),
    }),
  },
  problems: ['error.not_found', 'error.in_person.officers_only'],
  isBeyondSpecification: true,
});
