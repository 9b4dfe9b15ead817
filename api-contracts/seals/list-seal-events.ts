import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { SealEvent, SealParams } from './schemas.ts';

export const listSealEvents = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/seals/{name}/events',
  auth: 'bearer',
  summary: 'What a seal was used for, by whom, and who changed it; newest first, for administrators.',
  params: SealParams,
  query: z.strictObject({
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(100).default(25),
  }),
  responses: { 200: z.object({ events: z.array(SealEvent), total_items: z.number().int() }) },
  problems: ['error.seal.admins_only'],
  isBeyondSpecification: true,
});
