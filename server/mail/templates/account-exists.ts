import { action, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

/** Has the parts of “confirm-email”, so that writing it takes as long: times must not tell who has an account. */
export const writeAccountExists: Template<'account-exists'> = (texts, { url, askedAt }) =>
  group(
    paragraph(texts.format('account-exists.text')),
    action(texts, url, texts.format('account-exists.action')),
    softText(texts.format('account-exists.otherwise', { date: texts.formatDate(askedAt) })),
  );
