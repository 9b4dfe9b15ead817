import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Delivery, WebhookParams } from './webhook-schemas.ts';

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/webhooks/{webhookId}/test',
  auth: 'bearer',
  summary: 'Calls a webhook once with an event of the type webhook.test; for administrators of its business.',
  description:
    'What came of it stands in the list of deliveries. It is tried again as every call is; paused webhooks are called, too.',
  params: WebhookParams,
  body: z.strictObject({}),
  responses: { 200: Delivery },
  problems: ['error.business.admins_only'],
  isBeyondSpecification: true,
});
