import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { WebhookParams } from './webhook-schemas.ts';

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/webhooks/{webhookId}',
  auth: 'bearer',
  summary: 'Ends a webhook with all its deliveries, also those that wait; for administrators of its business.',
  params: WebhookParams,
  responses: { 200: z.object({ ok: z.literal(true) }) },
  problems: ['error.business.admins_only'],
  isBeyondSpecification: true,
});
