import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { line } from '../text.ts';
import { ListedTemplate } from './schemas.ts';

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/v3/templates',
  auth: 'bearer',
  summary: 'The caller’s templates and those that colleagues share with the caller, the newest change first.',
  description: 'Administrators also have those of people who have left the organisation.',
  query: z.strictObject({
    /** Part of the name. */
    search: line(100).optional(),
    /** `ME`: only what others made and the caller may use. */
    shared_with: z.literal('ME').optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(25),
  }),
  responses: {
    200: z.object({
      templates: z.array(ListedTemplate),
      /** Of those that are asked for. */
      total_items: z.number().int(),
    }),
  },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
