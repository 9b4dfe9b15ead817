import { action, entered, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeBusinessDeleted: Template<'business-deleted'> = (texts, { businessName, adminName, url, ...at }) =>
  group(
    paragraph(
      texts.formatRich('business-deleted.text', {
        business: entered(businessName),
        admin: entered(adminName),
        date: texts.formatDate(at.deletedAt),
      }),
    ),
    paragraph(texts.format('business-deleted.effect')),
    url
      ? action(texts, url, texts.format('business-deleted.action'))
      : softText(texts.format('business-deleted.ask', { date: texts.formatDate(at.revocableUntil) })),
    url && softText(texts.format('business-deleted.until', { date: texts.formatDate(at.revocableUntil) })),
  );
