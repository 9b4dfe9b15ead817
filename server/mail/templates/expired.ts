import { action, entered, group, list, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeExpired: Template<'expired'> = (texts, values) =>
  group(
    paragraph(
      texts.formatRich('expired.text', { title: entered(values.title), date: texts.formatDate(values.expiredAt) }),
    ),
    values.isManager && paragraph(texts.format('expired.next')),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format('declined.action')),
  );
