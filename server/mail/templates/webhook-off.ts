import { action, entered, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeWebhookOff: Template<'webhook-off'> = (texts, { businessName, webhookName, since, url }) =>
  group(
    paragraph(
      texts.formatRich('webhook-off.text', {
        business: entered(businessName),
        webhook: entered(webhookName),
        date: texts.formatDate(since),
      }),
    ),
    paragraph(texts.format('webhook-off.keeps')),
    action(texts, url, texts.format('webhook-off.action')),
  );
