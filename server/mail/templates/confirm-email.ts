import { action, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeConfirmEmail: Template<'confirm-email'> = (texts, { url, expiresAt }) =>
  group(
    paragraph(texts.format('confirm-email.text')),
    action(texts, url, texts.format('confirm-email.action')),
    softText(texts.format('confirm-email.expiry', { date: texts.formatDate(expiresAt) })),
  );
