import { action, entered, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeBusinessDowngraded: Template<'business-downgraded'> = (
  texts,
  { businessName, adminName, url, ...at },
) =>
  group(
    paragraph(
      texts.formatRich('business-downgraded.text', {
        business: entered(businessName),
        admin: entered(adminName),
        date: texts.formatDate(at.deletedAt),
      }),
    ),
    paragraph(texts.format('business-downgraded.effect')),
    url
      ? action(texts, url, texts.format('business-downgraded.action'))
      : softText(texts.format('business-downgraded.ask', { date: texts.formatDate(at.revocableUntil) })),
    url && softText(texts.format('business-downgraded.until', { date: texts.formatDate(at.revocableUntil) })),
  );
