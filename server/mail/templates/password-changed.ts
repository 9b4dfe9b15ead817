import { action, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writePasswordChanged: Template<'password-changed'> = (texts, { url, changedAt }) =>
  group(
    paragraph(texts.format('password-changed.text', { date: texts.formatDate(changedAt) })),
    paragraph(texts.format('password-changed.otherwise')),
    action(texts, url, texts.format('password-changed.action')),
  );
