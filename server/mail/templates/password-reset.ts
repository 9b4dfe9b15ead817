import { action, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writePasswordReset: Template<'password-reset'> = (texts, { url, expiresAt }) =>
  group(
    paragraph(texts.format('password-reset.text')),
    action(texts, url, texts.format('password-reset.action')),
    softText(texts.format('password-reset.expiry', { date: texts.formatDate(expiresAt) })),
  );
