import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Webhook } from './webhook-schemas.ts';

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/webhooks',
  auth: 'bearer',
  summary:
    'The programs that hear of what happens to the requests of a business, oldest first; for its administrators.',
  params: z.strictObject({ id: Id }),
  responses: { 200: z.object({ webhooks: z.array(Webhook) }) },
  problems: ['error.business.admins_only'],
  isBeyondSpecification: true,
});
