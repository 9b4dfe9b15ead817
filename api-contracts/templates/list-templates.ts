import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { line } from '../text.ts';
import { ListedTemplate } from './schemas.ts';

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/v3/templates',
  auth: 'bearer',
  summary: 'The caller’s templates and those that the organisation shares, the newest change first.',
  description: 'Administrators also have those of people who have left the organisation.',
  query: z.strictObject({
    /** Part of the name. */
    search: line(100).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(25),
  }),
  responses: {
    200: z.object({
      templates: z.array(ListedTemplate),
      /** Of those that are searched. */
      total_items: z.number().int(),
    }),
  },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
