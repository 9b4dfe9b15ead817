import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { webhookFields, WebhookWithSecret } from './webhook-schemas.ts';

export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/webhooks',
  auth: 'bearer',
  summary: 'Lets a program hear of what happens to every request of a business; for its administrators.',
  description:
    'Each event is a POST with JSON `{id, type, signature_request_id, document_id, signature_id?, status_overall, occurred_at}` and the headers ' +
    'of Standard Webhooks, delivered as callbacks are: again every ten minutes for two hours. `id` and webhook-id are the event’s, the same on ' +
    'every try. The secret is in this answer and nowhere else, also not under an idempotency key. A webhook through ' +
    'which nothing has come for three days, or that answers 410, is switched off, and the administrators get a mail. ' +
    'Whoever has slept asks the machine API for what was missed: GET /machine/v3/events?after=, for 30 days.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject(webhookFields),
  responses: { 201: WebhookWithSecret },
  problems: ['error.business.admins_only', 'error.webhook.too_many'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
