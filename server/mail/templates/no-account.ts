import { action, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

/** Has the parts of “password-reset”, so that writing it takes as long: times must not tell who has an account. */
export const writeNoAccount: Template<'no-account'> = (texts, { url, email, askedAt }) =>
  group(
    paragraph(texts.format('no-account.text', { email })),
    action(texts, url, texts.format('no-account.action')),
    softText(texts.format('no-account.otherwise', { date: texts.formatDate(askedAt) })),
  );
