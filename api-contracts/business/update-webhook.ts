import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { Webhook, webhookFields, WebhookParams } from './webhook-schemas.ts';

export const updateWebhook = defineEndpoint({
  method: 'PUT',
  path: '/v1/businesses/{id}/webhooks/{webhookId}',
  auth: 'bearer',
  summary: 'Changes what a webhook hears of and where it is called, or pauses it; for administrators of its business.',
  description:
    'What is left out stays. Calls that were caused before go to the address of then. With `updatedAt`, what another administrator has ' +
    'changed since is not overwritten.',
  params: WebhookParams,
  body: z.strictObject({
    description: webhookFields.description.optional(),
    url: webhookFields.url.optional(),
    types: webhookFields.types.optional(),
    isActive: z.boolean().optional(),
    updatedAt: Instant.optional(),
  }),
  responses: { 200: Webhook },
  problems: ['error.business.admins_only', 'error.business.changed_meanwhile'],
  isBeyondSpecification: true,
});
