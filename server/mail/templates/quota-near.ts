import { action, entered, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeQuotaNear: Template<'quota-near'> = (texts, { businessName, quality, used, limit, endsAt, url }) =>
  group(
    paragraph(
      texts.formatRich('quota-near.text', {
        business: entered(businessName),
        quality,
        used,
        limit,
        date: texts.formatDate(endsAt),
      }),
    ),
    paragraph(texts.format('quota-near.effect')),
    action(texts, url, texts.format('quota-near.action')),
  );
