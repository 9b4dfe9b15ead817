import { entered, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeAccountDeleted: Template<'account-deleted'> = (texts, { email, deletedAt }) =>
  group(
    paragraph(texts.formatRich('account-deleted.text', { email: entered(email), date: texts.formatDate(deletedAt) })),
    paragraph(texts.format('account-deleted.signatures')),
    paragraph(texts.format('account-deleted.address')),
  );
