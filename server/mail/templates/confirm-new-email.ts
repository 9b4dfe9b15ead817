import { action, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeConfirmNewEmail: Template<'confirm-new-email'> = (texts, { url, expiresAt }) =>
  group(
    paragraph(texts.format('confirm-new-email.text')),
    action(texts, url, texts.format('confirm-new-email.action')),
    softText(texts.format('confirm-new-email.expiry', { date: texts.formatDate(expiresAt) })),
  );
