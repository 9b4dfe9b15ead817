import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { WebhookParams, WebhookWithSecret } from './webhook-schemas.ts';

export const resetWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/webhooks/{webhookId}/secret',
  auth: 'bearer',
  summary: 'Makes another secret that signs the calls of a webhook; for administrators of its business.',
  description:
    'The secret is in this answer and nowhere else, also not under an idempotency key. For 24 hours calls are signed with the one before, too.',
  params: WebhookParams,
  body: z.strictObject({ updatedAt: Instant.optional() }),
  responses: { 200: WebhookWithSecret },
  problems: ['error.business.admins_only', 'error.business.changed_meanwhile'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
