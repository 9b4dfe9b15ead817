import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { CallbackState } from '../signature-requests/callback-schemas.ts';
import { line } from '../text.ts';
import { developerPageSize, Delivery } from './webhook-schemas.ts';

export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/deliveries',
  auth: 'bearer',
  summary: `Calls to the programs of a business, callbacks of its requests and webhooks: the newest first, ${developerPageSize} at a time.`,
  description:
    'For administrators. `search` is an id (of the delivery, the event or the request), a type, or a part of the address. `after` is the id ' +
    'of the last one of the page before. Deliveries of webhooks are kept for 90 days.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    search: line(200).optional(),
    state: CallbackState.optional(),
    webhookId: Id.optional(),
    after: Id.optional(),
  }),
  responses: { 200: z.object({ deliveries: z.array(Delivery), hasMore: z.boolean() }) },
  problems: ['error.business.admins_only'],
  isBeyondSpecification: true,
});
